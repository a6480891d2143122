import { createSender, type FormSender } from "@agency/client/forms/createSender";
import { post } from "@agency/client/forms/post";
import type { ProductSlug } from "@agency/content";
import { endpoints, type SendEmail } from "../../shared/api.ts";
import { application } from "../../shared/application.ts";
import { currentConsents } from "../../shared/consent.ts";
import { contact } from "../../shared/contact.ts";
import type { FormName } from "../../shared/formLocations.ts";
import { newsletter } from "../../shared/newsletter.ts";

/** The server sends it anyway. */
const sendEmail = (mail: SendEmail): void =>
  void post(endpoints.sendEmail, mail).catch(console.warn);

const subscription = (product?: ProductSlug) =>
  createSender({
    endpoint: endpoints.newsletter,
    schema: newsletter.schema,
    extraValues: {
      ...(product && { product }),
      consentVersion: currentConsents[product ?? "newsletter"],
    },
    onStored: ({ email, name }) => sendEmail({ type: "newsletter", data: { email, name } }),
  });

/** One module, loaded when the visitor starts a form. */
export const senders: Readonly<Record<FormName, FormSender>> = {
  contact: createSender({
    endpoint: endpoints.contact,
    schema: contact.schema,
    extraValues: { consentVersion: currentConsents.contact },
    onStored: (data) => sendEmail({ type: "contact", data }),
  }),
  application: createSender({
    endpoint: endpoints.applications,
    schema: application.schema,
    extraValues: { consentVersion: currentConsents.application },
    isMultipart: true,
  }),
  newsletter: subscription(),
  rendre: subscription("rendre"),
  upflyover: subscription("upflyover"),
  gymestry: subscription("gymestry"),
};
