import type { SchemaTypeDefinition } from "@sanity/types";
import { subscriberStatuses, unconfirmedStatus } from "../statuses.ts";
import {
  consents,
  consentText,
  consentVersion,
  email,
  formId,
  language,
  mail,
  status,
  statusLog,
} from "./submission.ts";

/** Private dataset. Specification, section 3. */
export const newsletterSubscriber = {
  name: "newsletterSubscriber",
  title: "Newsletter subscriber",
  type: "document",
  fields: [
    email,
    { name: "name", title: "Name", type: "string", initialValue: "" },
    status([...subscriberStatuses, unconfirmedStatus]),
    statusLog,
    {
      name: "newsletter",
      title: "Newsletter",
      type: "boolean",
      description: "Off for people who only joined a product’s waitlist or launch notice.",
      readOnly: true,
    },
    {
      name: "products",
      title: "Products",
      type: "array",
      description: "Products whose waitlist or launch notice the person joined.",
      of: [{ type: "string" }],
      readOnly: true,
    },
    language,
    { name: "source", title: "Source", type: "string", readOnly: true },
    { name: "subscribedAt", title: "Subscribed", type: "datetime", readOnly: true },
    { name: "confirmedAt", title: "Confirmed", type: "datetime", readOnly: true },
    { name: "unsubscribedAt", title: "Unsubscribed", type: "datetime", readOnly: true },
    formId,
    consentVersion,
    consentText,
    consents,
    {
      name: "bounces",
      title: "Bounces",
      type: "object",
      readOnly: true,
      fields: [
        { name: "count", title: "Count", type: "number" },
        { name: "lastAt", title: "Last bounce", type: "datetime" },
        {
          name: "lastStatus",
          title: "Last status code",
          type: "string",
          description: "RFC 3463: 5.1.1 means the mailbox does not exist.",
        },
      ],
    },
    mail,
  ],
  preview: { select: { title: "email", subtitle: "status" } },
} satisfies SchemaTypeDefinition;
