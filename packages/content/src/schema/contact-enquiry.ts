import type { SchemaTypeDefinition } from "@sanity/types";
import { productPlans, productSlugs } from "../products.ts";
import { enquiryServices } from "../services.ts";
import { stations } from "../stations.ts";
import { enquiryStatuses } from "../statuses.ts";
import { choice, longText, requiredText, text } from "./fields.ts";
import {
  consentText,
  consentVersion,
  email,
  formDigest,
  formId,
  handling,
  language,
  mail,
  reference,
  status,
  statusLog,
} from "./submission.ts";

/** Private dataset. Specification, section 3. */
export const contactEnquiry = {
  name: "contactEnquiry",
  title: "Contact enquiry",
  type: "document",
  fields: [
    requiredText("name", "Name"),
    email,
    text("phone", "Phone"),
    { ...text("phoneE164", "Phone (E.164)"), hidden: true },
    text("phoneExtension", "Extension"),
    text("company", "Company"),
    choice("service", "Service", enquiryServices),
    longText("message", "Message"),
    choice("product", "Product", productSlugs),
    choice("plan", "Plan", productPlans),
    text("caseStudy", "Case study"),
    choice("station", "Stage", stations),
    status(enquiryStatuses),
    statusLog,
    ...handling,
    reference,
    { name: "receivedAt", title: "Received", type: "datetime", readOnly: true },
    language,
    formId,
    formDigest,
    consentVersion,
    consentText,
    mail,
  ],
  preview: { select: { title: "name", subtitle: "status" } },
} satisfies SchemaTypeDefinition;
