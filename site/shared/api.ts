import type { ContactInput } from "./contact.ts";

/**
 * The contract of `/api` between browser and server: addresses, bodies, answers, error codes. The
 * bodies are the forms of this folder. The first three take a plain post too, as a browser sends a
 * form without a script (`application/x-www-form-urlencoded` or `multipart/form-data`): the fields
 * of the same form, with `posted.ts` for what goes along. Whoever asks for a page (`Accept:
 * text/html`) gets 303 to the page the form was on, or that page with the error's status; anyone
 * else the JSON of the contract.
 */
export const endpoints = {
  /** JSON, the form of `newsletter.ts`. 201 `Stored`. */
  newsletter: "/api/newsletter",
  /** JSON, `ContactInput`. 201 `StoredWithReference`. */
  contact: "/api/contact",
  /** `multipart/form-data`: `form`, JSON of the form of `application.ts`, then `resume`, the file, or none. 201 `StoredWithReference`. */
  applications: "/api/applications",
  /** JSON, `SendEmail`, after a 201 of newsletter or contact. 202 `Accepted`. */
  sendEmail: "/api/send-email",
  /** A plain post of the forms of an application's own page, `applicantFields` and theirs. 303 to the page. */
  applicant: "/api/applicant",
} as const;

/** Source: specification, section 7. */
export type SendEmail =
  | { type: "newsletter"; data: { email: string; name?: string } }
  | { type: "contact"; data: ContactInput };
