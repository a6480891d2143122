import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import {
  code,
  elapsedSchema,
  emailSchema,
  formIdSchema,
  languageSchema,
  nameSchema,
  trapSchema,
} from "./fields.ts";

/** Which wording the visitor agrees to in the footer; change it whenever the form's promise changes. */
export const consentVersion = currentConsents.newsletter;

/** Milliseconds a person needs at least; what says it was faster is asked to wait. */
export const minimumNewsletterTime = 1_000;

/** The products with a list of their own. */
export const products = ["rendre", "upflyover", "gymestry"] as const;
export type Product = (typeof products)[number];

const { rendre, upflyover, gymestry } = currentConsents;
const consentVersions = [consentVersion, rendre, "upflyover-1", upflyover, gymestry] as const;

/**
 * The body of `POST /api/newsletter`, for the footer form and, with `product`, for the waitlist
 * and get-notified forms. `id` is made once per filled form, so that sending it twice
 * stores it once. `company` is a trap that people never see: it stays empty.
 *
 * Source: specification, sections 3 and 5.
 */
export const newsletterSchema = v.strictObject({
  id: formIdSchema,
  email: emailSchema,
  name: nameSchema,
  product: v.optional(v.picklist(products, code("product-invalid"))),
  language: languageSchema,
  consentVersion: v.optional(v.picklist(consentVersions, code("consent-invalid")), consentVersion),
  elapsed: elapsedSchema,
  company: trapSchema,
});

/** What a filled form is sent as. */
export type NewsletterInput = v.InferInput<typeof newsletterSchema>;
export type NewsletterForm = v.InferOutput<typeof newsletterSchema>;
