import { enquiryServices, productPlans, productSlugs, stations } from "@agency/content";
import { languages } from "@agency/content/language";
import {
  code,
  honeypotSchema,
  optionalLine,
  optionalPhone,
  requiredNameSchema,
  requiredText,
  visitorEmailSchema,
} from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import { maxCompanyLength, maxMessageLength } from "./limits.ts";

/** An empty selection counts as missing. */
const serviceSchema = v.pipe(
  v.string(code("service-invalid")),
  v.nonEmpty(code("required")),
  v.picklist(enquiryServices, code("service-invalid")),
);

/**
 * Contact form: body of `POST /api/contact`, and `data` of `POST /api/send-email`. `product`,
 * `plan` and `caseStudy` (a slug) come from the link to the form. `station` is the optional project
 * stage. Source: specification, section 3.
 */
export const contact = defineForm({
  name: "contact",
  languages,
  minFillTime: 3_000,
  fields: {
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: visitorEmailSchema,
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
  consentVersion: v.picklist(
    ["contact-1", "contact-2", currentConsents.contact],
    code("consent-invalid"),
  ),
  formerHoneypotField: { website: honeypotSchema },
});

export type ContactInput = v.InferInput<typeof contact.schema>;
