import { enquiryServices } from "@agency/content";
import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import {
  code,
  elapsedSchema,
  emailSchema,
  formIdSchema,
  languageSchema,
  optionalLine,
  optionalPhone,
  requiredNameSchema,
  requiredText,
  trapSchema,
} from "./fields.ts";
import { mostCompany, mostMessage } from "./limits.ts";

export { mostMessage };

/** Which wording the visitor agrees to; change it whenever the form's promise changes. */
export const contactConsentVersion = currentConsents.contact;

const consentVersions = ["contact-1", contactConsentVersion] as const;

/** Milliseconds a person needs at least; what says it was faster is asked to wait. */
export const minimumContactTime = 3_000;

/** Chosen from a list; an empty choice is a missing one. */
const serviceSchema = v.pipe(
  v.string(code("service-invalid")),
  v.nonEmpty(code("required")),
  v.picklist(enquiryServices, code("service-invalid")),
);

/**
 * The body of `POST /api/contact`, and the `data` of `POST /api/send-email` for it. `website` is a
 * trap that people never see: it stays empty.
 *
 * Source: specification, section 3.
 */
export const contactSchema = v.strictObject({
  id: formIdSchema,
  firstName: requiredNameSchema,
  lastName: requiredNameSchema,
  email: emailSchema,
  phone: optionalPhone,
  company: optionalLine(mostCompany),
  service: serviceSchema,
  message: requiredText(mostMessage),
  language: languageSchema,
  consentVersion: v.picklist(consentVersions, code("consent-invalid")),
  elapsed: elapsedSchema,
  website: trapSchema,
});

/** What a filled form is sent as. */
export type ContactInput = v.InferInput<typeof contactSchema>;
export type ContactForm = v.InferOutput<typeof contactSchema>;
