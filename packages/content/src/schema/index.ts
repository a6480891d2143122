import type { SchemaTypeDefinition } from "@sanity/types";
import { access } from "./access.ts";
import { agency } from "./agency.ts";
import { blogPost } from "./blog-post.ts";
import { caseStudy } from "./case-study.ts";
import { company } from "./company.ts";
import { contactEnquiry } from "./contact-enquiry.ts";
import { deletion } from "./deletion.ts";
import { jobApplication } from "./job-application.ts";
import { jobVacancy } from "./job-vacancy.ts";
import { message } from "./message.ts";
import { newsletterIssue } from "./newsletter-issue.ts";
import { newsletterDelivery, newsletterSending } from "./newsletter-sending.ts";
import { newsletterSubscriber } from "./newsletter-subscriber.ts";
import { notice } from "./notice.ts";
import { office } from "./office.ts";
import { product } from "./product.ts";
import { redirect } from "./redirect.ts";
import { staffNotice } from "./staff-notice.ts";
import { teamMember } from "./team-member.ts";

export const publicTypes: SchemaTypeDefinition[] = [
  blogPost,
  caseStudy,
  jobVacancy,
  teamMember,
  product,
  redirect,
  newsletterIssue,
  office,
  company,
  agency,
  notice,
];

/** Types with one document, with the type's name as id. */
export const singletons: readonly string[] = [agency.name, notice.name];

export const schemaTypes: SchemaTypeDefinition[] = [
  ...publicTypes,
  contactEnquiry,
  jobApplication,
  newsletterSubscriber,
  message,
  staffNotice,
  newsletterSending,
  newsletterDelivery,
  deletion,
  access,
];

export { charts } from "./charts.ts";
export { evidence } from "./evidence/index.ts";
export { isOffSite } from "./preview.ts";
export {
  access,
  agency,
  blogPost,
  caseStudy,
  company,
  contactEnquiry,
  deletion,
  jobApplication,
  jobVacancy,
  message,
  newsletterDelivery,
  newsletterIssue,
  newsletterSending,
  newsletterSubscriber,
  notice,
  office,
  product,
  redirect,
  staffNotice,
  teamMember,
};
