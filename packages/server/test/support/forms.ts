import { enquiryServices, productPlans, productSlugs, stations } from "@agency/content";
import { languages } from "@agency/content/language";
import * as v from "valibot";
import {
  code,
  honeypotSchema,
  nameSchema,
  optionalLine,
  optionalPhone,
  requiredNameSchema,
  requiredPhone,
  requiredText,
  visitorEmailSchema,
} from "../../src/forms/fields.ts";
import { defineForm } from "../../src/forms/form.ts";

/** In UTF-16 code units. */
export const maxText = 5_000;

const wording = (name: string) => ({ en: `We store it: ${name}.`, ar: `نحفظ هذا: ${name}.` });

export const consents = {
  "newsletter-1": wording("newsletter-1"),
  "rendre-1": wording("rendre-1"),
  "upflyover-1": wording("upflyover-1"),
  "upflyover-2": wording("upflyover-2"),
  "gymestry-1": wording("gymestry-1"),
  "contact-1": wording("contact-1"),
  "contact-2": wording("contact-2"),
  "application-2": wording("application-2"),
};

export const endpoints = {
  newsletter: "/api/newsletter",
  contact: "/api/contact",
  applications: "/api/applications",
  sendEmail: "/api/send-email",
  applicant: "/api/applicant",
};

export const newsletter = defineForm({
  name: "newsletter",
  languages,
  minFillTime: 1_000,
  fields: {
    email: visitorEmailSchema,
    name: nameSchema,
    product: v.optional(v.picklist(productSlugs, code("product-invalid"))),
  },
  consentVersion: v.optional(
    v.picklist(
      ["newsletter-1", "rendre-1", "upflyover-1", "upflyover-2", "gymestry-1"],
      code("consent-invalid"),
    ),
    "newsletter-1",
  ),
  formerHoneypotField: { company: honeypotSchema },
});

export const contact = defineForm({
  name: "contact",
  languages,
  minFillTime: 3_000,
  fields: {
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: visitorEmailSchema,
    phone: optionalPhone,
    company: optionalLine(150),
    service: v.pipe(
      v.string(code("service-invalid")),
      v.nonEmpty(code("required")),
      v.picklist(enquiryServices, code("service-invalid")),
    ),
    message: requiredText(maxText),
    product: v.optional(v.picklist(productSlugs, code("product-invalid"))),
    plan: v.optional(v.picklist(productPlans, code("plan-invalid"))),
    caseStudy: v.optional(
      v.pipe(
        v.string(code("case-study-invalid")),
        v.regex(/^[\w-]{1,96}$/, code("case-study-invalid")),
      ),
    ),
    station: v.optional(v.picklist(stations, code("station-invalid"))),
  },
  consentVersion: v.picklist(["contact-1", "contact-2"], code("consent-invalid")),
  formerHoneypotField: { website: honeypotSchema },
});

export const application = defineForm({
  name: "applications",
  languages,
  minFillTime: 3_000,
  fields: {
    jobId: v.pipe(
      v.string(code("invalid")),
      v.nonEmpty(code("required")),
      v.regex(/^[a-zA-Z0-9][\w-]{0,127}$/, code("invalid")),
    ),
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: visitorEmailSchema,
    phone: requiredPhone,
    position: optionalLine(200),
    coverLetter: requiredText(maxText),
  },
  consentVersion: v.literal("application-2", code("consent-invalid")),
  formerHoneypotField: { website: honeypotSchema },
});

export type NewsletterInput = v.InferInput<typeof newsletter.schema>;

export type ContactInput = v.InferInput<typeof contact.schema>;

export type ApplicationInput = v.InferInput<typeof application.schema>;

export type SendEmail =
  | { type: "newsletter"; data: { email: string; name?: string } }
  | { type: "contact"; data: ContactInput };
