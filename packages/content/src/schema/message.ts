import type { SchemaTypeDefinition } from "@sanity/types";
import { choice, longText, requiredText, text } from "./fields.ts";
import { mail } from "./submission.ts";

/** Further mail about a submission: an answer, or a notice to an applicant. Private dataset. */
export const message = {
  name: "message",
  title: "Message",
  type: "document",
  readOnly: true,
  fields: [
    requiredText("record", "Record", "The id of what it is about."),
    choice("kind", "Kind", ["answer", "link", "confirm", "changed", "withdrawn"]),
    { name: "at", title: "When", type: "datetime" },
    text("to", "To", { description: "Where that is not the record's own address." }),
    {
      name: "answer",
      title: "Answer",
      type: "object",
      fields: [
        text("by", "By"),
        text("template", "Began as"),
        text("subject", "Subject"),
        longText("text", "Text"),
        text("replyTo", "Answers go to"),
      ],
    },
    mail,
  ],
  preview: { select: { title: "kind", subtitle: "at" } },
} satisfies SchemaTypeDefinition;
