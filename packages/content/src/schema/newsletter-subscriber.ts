import type { SchemaTypeDefinition } from "@sanity/types";
import { subscriberStatuses } from "../statuses.ts";
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

/** Sent by visitors; lives in the private dataset. Source of the fields: specification, section 3. */
export const newsletterSubscriber = {
  name: "newsletterSubscriber",
  title: "Newsletter subscriber",
  type: "document",
  fields: [
    email,
    { name: "name", title: "Name", type: "string", initialValue: "" },
    status(subscriberStatuses),
    statusLog,
    {
      name: "products",
      title: "Products",
      type: "array",
      description: "Whose waitlist or launch notice was asked for.",
      of: [{ type: "string" }],
      readOnly: true,
    },
    language,
    { name: "source", title: "Source", type: "string", readOnly: true },
    { name: "subscribedAt", title: "Subscribed", type: "datetime", readOnly: true },
    { name: "unsubscribedAt", title: "Unsubscribed", type: "datetime", readOnly: true },
    formId,
    consentVersion,
    consentText,
    consents,
    mail,
  ],
  preview: { select: { title: "email", subtitle: "status" } },
} satisfies SchemaTypeDefinition;
