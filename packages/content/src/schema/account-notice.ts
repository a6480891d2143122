import type { SchemaTypeDefinition } from "@sanity/types";
import { requiredText } from "./fields.ts";
import { language, mail } from "./submission.ts";

/** A mail to one of the staff about their own account, in the private dataset. */
export const accountNotice = {
  name: "accountNotice",
  title: "Account notice",
  type: "document",
  readOnly: true,
  fields: [
    requiredText("person", "Person"),
    requiredText("to", "To"),
    language,
    {
      name: "event",
      title: "Event",
      type: "object",
      fields: ["kind", "name", "device", "role", "until"].map((name) => ({
        name,
        title: name,
        type: "string",
      })),
    },
    { name: "at", title: "When", type: "datetime" },
    mail,
  ],
  preview: { select: { title: "to", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
