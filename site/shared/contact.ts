import { enquiryServices, productPlans, productSlugs, stations } from "@agency/content";
import { languages } from "@agency/content/language";
import {
  code,
  emailSchema,
  optionalLine,
  optionalPhone,
  requiredNameSchema,
  requiredText,
  trapSchema,
} from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import { maxCompanyLength, maxMessageLength } from "./limits.ts";

/** Chosen from a list; an empty choice is a missing one. */
const serviceSchema = v.pipe(
  v.string(code("service-invalid")),
  v.nonEmpty(code("required")),
  v.picklist(enquiryServices, code("service-invalid")),
);

/**
 * The enquiry: the body of `POST /api/contact`, and the `data` of `POST /api/send-email` for it.
 * `product` and `plan`, or the slug of the `caseStudy`, come with the button that led to the form;
 * `station` is how far the idea has got, where the visitor has said so.
 *
 * Source: specification, section 3.
 */
export const contact = defineForm({
  name: "contact",
  languages,
  minimumTime: 3_000,
  fields: {
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: emailSchema,
    phone: optionalPhone,
    company: optionalLine(maxCompanyLength),
    service: serviceSchema,
    message: requiredText(maxMessageLength),
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
  consentVersion: v.picklist(["contact-1", currentConsents.contact], code("consent-invalid")),
  formerTrap: { website: trapSchema },
});

/** What a filled form is sent as. */
export type ContactInput = v.InferInput<typeof contact.schema>;
