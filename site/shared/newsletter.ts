import { productSlugs } from "@agency/content";
import { languages } from "@agency/content/language";
import { code, honeypotSchema, nameSchema, visitorEmailSchema } from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import * as v from "valibot";
import { currentConsents } from "./consent.ts";

const { newsletter: ownConsent, rendre, upflyover, gymestry } = currentConsents;

/**
 * Newsletter form: body of `POST /api/newsletter`. With `product`, a product's waitlist. Source:
 * specification, sections 3 and 5.
 */
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
      [
        "newsletter-1",
        "rendre-1",
        "upflyover-1",
        "upflyover-2",
        "gymestry-1",
        ownConsent,
        rendre,
        upflyover,
        gymestry,
      ],
      code("consent-invalid"),
    ),
    ownConsent,
  ),
  formerHoneypotField: { company: honeypotSchema },
});
