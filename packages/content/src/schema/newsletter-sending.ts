import type { FieldDefinition, SchemaTypeDefinition } from "@sanity/types";
import { mail } from "./submission.ts";

const moment = (name: string, title: string): FieldDefinition => ({
  name,
  title,
  type: "datetime",
});
const number = (name: string, title: string): FieldDefinition => ({ name, title, type: "number" });
const text = (name: string, title: string): FieldDefinition => ({ name, title, type: "string" });

/** Progress of sending an issue, by the server. Private dataset. */
export const newsletterSending = {
  name: "newsletterSending",
  title: "Newsletter sending",
  type: "document",
  readOnly: true,
  fields: [
    text("issue", "Issue"),
    {
      ...text("state", "Status"),
      options: { list: ["idle", "planned", "sending", "sent"] },
    },
    moment("dueAt", "Scheduled for"),
    moment("startedAt", "Started"),
    moment("finishedAt", "Finished"),
    {
      name: "content",
      title: "Content",
      type: "text",
      description: "Both languages when sending started (JSON).",
      hidden: true,
    },
    { ...text("after", "Last listed subscriber"), hidden: true },
    { name: "isListed", title: "List complete", type: "boolean" },
    {
      name: "counts",
      title: "Counts",
      type: "object",
      fields: [
        number("sent", "Sent"),
        number("failed", "Failed"),
        number("dropped", "Unsubscribed before sending"),
      ],
    },
    {
      name: "log",
      title: "Activity",
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
    moment("at", "Started"),
    { ...text("messageId", "Message-ID"), hidden: true },
    { ...text("returnToken", "Return path token"), hidden: true },
    mail,
    {
      name: "bounce",
      title: "Bounce",
      type: "object",
      fields: [
        moment("at", "When"),
        text("status", "Status"),
        { name: "isHard", title: "Hard bounce", type: "boolean" },
      ],
    },
    moment("complainedAt", "Marked as spam"),
  ],
  preview: { select: { title: "subscriber", subtitle: "mail.state" } },
} satisfies SchemaTypeDefinition;
