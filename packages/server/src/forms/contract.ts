import type { FieldError } from "./fieldError.ts";

/**
 * Contract of the forms. Scripts send JSON. Browsers without scripts post
 * `application/x-www-form-urlencoded` or `multipart/form-data` with the same fields and those of
 * `posted.ts`. `Accept: text/html` gets 303 to the form's page, or that page with the error's
 * status. Others get JSON.
 */

export const applicationParts = { form: "form", resume: "resume" } as const;

/** `id` is the form's id. */
export interface Stored {
  ok: true;
  id: string;
}

/** Number for people (`ENQ-7K3M-9QXT`, `APP-…`), stable by form. */
export interface StoredWithReference extends Stored {
  reference: string;
}

export interface Accepted {
  ok: true;
}

export const errorStatuses = {
  /** Stored with other content. Retry with a new id. */
  "already-received": 409,
  "body-incomplete": 400,
  /** Retry after `Retry-After`. */
  busy: 503,
  /** Retry with the same id. */
  "content-unavailable": 503,
  /** Retry after `Retry-After`. */
  "content-unreadable": 503,
  "content-type": 415,
  /** Re-authentication is required. */
  "confirmation-needed": 403,
  /** Unknown account or wrong password. */
  "credentials-wrong": 401,
  "fields-invalid": 422,
  internal: 500,
  "json-invalid": 400,
  /** Last sign-in method. */
  "last-way": 409,
  "link-invalid": 403,
  /** No mail, or being sent. */
  "mail-unavailable": 409,
  "method-not-allowed": 405,
  "multipart-invalid": 400,
  "not-found": 404,
  "origin-forbidden": 403,
  /** Unknown passkey or wrong response. */
  "passkey-wrong": 401,
  /** Reset sign-in separately. */
  "person-active": 409,
  /** No sign-in to reset. */
  "person-inactive": 409,
  outdated: 409,
  /** Scheduled less than `timeouts.planLead` ahead. */
  "plan-too-soon": 422,
  /** Missing, infected, or not scanned. */
  "resume-unavailable": 409,
  "role-forbidden": 403,
  "search-unavailable": 503,
  /** Somebody has an account. */
  "set-up-closed": 409,
  /** The code is in the server's log. */
  "set-up-code-wrong": 403,
  "signed-out": 401,
  "status-forbidden": 409,
  /** Faster than a person. Retry silently after `Retry-After`. */
  "too-fast": 429,
  /** With `fields`, the file is too large. */
  "too-large": 413,
  "too-many": 429,
  /** Retry with the same id. */
  "too-slow": 408,
  /** Retry with the same id. */
  "upload-unavailable": 503,
  /** Deleted, inactive, or past the deadline. */
  "vacancy-closed": 410,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** `message` is translated, for unknown codes. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; fields?: FieldError[] };
}
