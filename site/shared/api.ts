import type { ContactInput } from "./contact.ts";

/**
 * Endpoints of `/api`. Request bodies are the forms of this folder.
 *
 * The first three also accept forms without JavaScript (`application/x-www-form-urlencoded` or
 * `multipart/form-data`), with the fields of `posted.ts` added. For `Accept: text/html` they answer
 * 303 to the form's page, or that page with the error's status.
 */
export const endpoints = {
  /** JSON. 201 `Stored`. */
  newsletter: "/api/newsletter",
  /** JSON, `ContactInput`. 201 `StoredWithReference`. */
  contact: "/api/contact",
  /**
   * `multipart/form-data`: `form` as JSON, then the optional file `resume`. 201
   * `StoredWithReference`.
   */
  applications: "/api/applications",
  /** JSON, `SendEmail`, after a 201 of newsletter or contact. 202 `Accepted`. */
  sendEmail: "/api/send-email",
  /** Forms of an applicant's page, without JavaScript. 303 to the page. */
  applicant: "/api/applicant",
} as const;

/** Source: specification, section 7. */
export type SendEmail =
  | { type: "newsletter"; data: { email: string; name?: string } }
  | { type: "contact"; data: ContactInput };
