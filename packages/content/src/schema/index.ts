import type { SchemaTypeDefinition } from "@sanity/types";
import { access } from "./access.ts";
import { blogPost } from "./blog-post.ts";
import { caseStudy } from "./case-study.ts";
import { contactEnquiry } from "./contact-enquiry.ts";
import { deletion } from "./deletion.ts";
import { jobApplication } from "./job-application.ts";
import { jobVacancy } from "./job-vacancy.ts";
import { newsletterSubscriber } from "./newsletter-subscriber.ts";
import { product } from "./product.ts";
import { redirect } from "./redirect.ts";
import { teamMember } from "./team-member.ts";

/** Those of what visitors read. */
export const publicTypes: SchemaTypeDefinition[] = [
  blogPost,
  caseStudy,
  jobVacancy,
  teamMember,
  product,
  redirect,
];

/** All document types, as the `schema.types` of a Sanity Studio takes them. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...publicTypes,
  contactEnquiry,
  jobApplication,
  newsletterSubscriber,
  deletion,
  access,
];

export {
  access,
  blogPost,
  caseStudy,
  contactEnquiry,
  deletion,
  jobApplication,
  jobVacancy,
  newsletterSubscriber,
  product,
  redirect,
  teamMember,
};
