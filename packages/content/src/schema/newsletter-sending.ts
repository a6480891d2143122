import type { FieldDefinition, SchemaTypeDefinition } from "@sanity/types";
import { mail } from "./submission.ts";

const moment = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "datetime",
});
const number = (name: string, title: string): FieldDefinition => ({ name, title, type: "number" });
const text = (name: string, title: string): FieldDefinition => ({ name, title, type: "string" });

/** Progress of sending an issue, written by the server only. Private dataset. */
export const newsletterSending = {
  name: "newsletterSending",
  title: "Newsletter sending",
  type: "document",
  readOnly: true,
  fields: [
    text("issue", "Issue"),
    {
      ...text("state", "State"),
      options: { list: ["idle", "planned", "sending", "sent"] },
    },
    moment("dueAt", "Planned for"),
    moment("startedAt", "Begun"),
    moment("finishedAt", "Ended"),
    {
      name: "content",
      title: "Content",
      type: "text",
      description: "Both languages as they were when it began (JSON).",
    },
    text("after", "Last subscriber on the list"),
    { name: "isListed", title: "The list is whole", type: "boolean" },
    {
      name: "counts",
      title: "Counts",
      type: "object",
      fields: [
        number("sent", "Sent"),
        number("failed", "Failed"),
        number("dropped", "Unsubscribed before"),
      ],
    },
    {
      name: "log",
      title: "What was done",
      type: "array",
      of: [
        {
          type: "object",
          name: "sendingChange",
          fields: [moment("at", "When"), text("by", "By"), text("what", "What"), text("to", "To")],
        },
      ],
    },
  ],
  preview: { select: { title: "issue", subtitle: "state" } },
} satisfies SchemaTypeDefinition;

/** Delivery of an issue to one subscriber. Private dataset. */
export const newsletterDelivery = {
  name: "newsletterDelivery",
  title: "Newsletter delivery",
  type: "document",
  readOnly: true,
  fields: [
    text("issue", "Issue"),
    text("subscriber", "Subscriber"),
    moment("at", "Begun"),
    text("messageId", "Message-ID"),
    text("returnToken", "Token of the return path"),
    mail,
    {
      name: "bounce",
      title: "Returned",
      type: "object",
      fields: [
        moment("at", "When"),
        text("status", "Status"),
        { name: "isHard", title: "The address is at fault", type: "boolean" },
      ],
    },
    moment("complainedAt", "Reported as unwanted"),
  ],
  preview: { select: { title: "subscriber", subtitle: "mail.state" } },
} satisfies SchemaTypeDefinition;
