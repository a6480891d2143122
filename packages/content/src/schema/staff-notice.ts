import type { SchemaTypeDefinition } from "@sanity/types";
import { requiredText } from "./fields.ts";
import { language, mail } from "./submission.ts";

/** Mail to staff about new submissions. Private dataset. */
export const staffNotice = {
  name: "staffNotice",
  title: "Staff notice",
  type: "document",
  readOnly: true,
  fields: [
    requiredText("to", "To"),
    language,
    {
      name: "records",
      title: "Records",
      type: "array",
      description: "Ids of the submissions.",
      of: [{ type: "string" }],
    },
    { name: "at", title: "When", type: "datetime" },
    mail,
  ],
  preview: { select: { title: "to", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
