import type { SchemaTypeDefinition } from "@sanity/types";
import { choice, longText, requiredText, text } from "./fields.ts";
import { mail } from "./submission.ts";

/** Further mail about a submission: an answer or notice. Private dataset. */
export const message = {
  name: "message",
  title: "Message",
  type: "document",
  readOnly: true,
  fields: [
    requiredText("record", "Record", "Id of the submission."),
    choice("kind", "Kind", ["answer", "link", "confirm", "changed", "withdrawn"]),
    { name: "at", title: "When", type: "datetime" },
    text("to", "To", { description: "Only if it isn’t the submission’s own address." }),
    {
      name: "answer",
      title: "Reply",
      type: "object",
      fields: [
        text("by", "By"),
        text("template", "Template"),
        text("subject", "Subject"),
        longText("text", "Message"),
        text("replyTo", "Reply-to"),
      ],
    },
    mail,
  ],
  preview: { select: { title: "kind", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
