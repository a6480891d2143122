import type { FieldError } from "./fieldError.ts";

/**
 * Contract of the forms between browser and server: responses and error codes. Scripts send JSON.
 * Browsers without scripts post `application/x-www-form-urlencoded` or `multipart/form-data` with
 * the same fields, and those of `posted.ts`. Requests with `Accept: text/html` get 303 to the
 * form's page, or that page with the error's status. All others get JSON.
 */

/** Multipart names of an application, in the order in which scripts send them. */
export const applicationParts = { form: "form", resume: "resume" } as const;

/** Stored submission. `id` is the form's id. */
export interface Stored {
  ok: true;
  id: string;
}

/**
 * `reference` is the number shown to people (`ENQ-7K3M-9QXT`, `APP-…`). The same form has the same
 * number.
 */
export interface StoredWithReference extends Stored {
  reference: string;
}

export interface Accepted {
  ok: true;
}

/** Error codes of the endpoints, and their HTTP status. */
export const errorStatuses = {
  /** A form with this id and other content is stored. Retry with a new id. */
  "already-received": 409,
  /** The body ended early. */
  "body-incomplete": 400,
  /** Too many uploads. Retry after `Retry-After`. */
  busy: 503,
  /** Nothing was stored. Retry with the same id. */
  "content-unavailable": 503,
  /** The content could not be read. Retry after `Retry-After`. */
  "content-unreadable": 503,
  "content-type": 415,
  /** The signed-in person must re-authenticate. */
  "confirmation-needed": 403,
  /** No account has this address and password. */
  "credentials-wrong": 401,
  /** `fields` lists the errors. */
  "fields-invalid": 422,
  internal: 500,
  "json-invalid": 400,
  /** Last sign-in method. Add another one before removing it. */
  "last-way": 409,
  "link-invalid": 403,
  /** The record owes no mail, or the mail is being sent. */
  "mail-unavailable": 409,
  "method-not-allowed": 405,
  "multipart-invalid": 400,
  "not-found": 404,
  "origin-forbidden": 403,
  /** Unknown passkey or wrong response to the challenge. */
  "passkey-wrong": 401,
  /** The person is active. Their sign-in is reset by a separate action. */
  "person-active": 409,
  /** The person has no sign-in to reset. Invite them instead. */
  "person-inactive": 409,
  /** Changed by another person in the meantime. Reload. */
  outdated: 409,
  /** Missing, infected, or not scanned yet. */
  "resume-unavailable": 409,
  /** The signed-in person lacks the role. */
  "role-forbidden": 403,
  /** The search is unavailable. Retry after `Retry-After`. */
  "search-unavailable": 503,
  /** Not signed in, or the session has ended. */
  "signed-out": 401,
  /** Not an allowed status change. */
  "status-forbidden": 409,
  /** Faster than a person. Retry silently after `Retry-After`. */
  "too-fast": 429,
  /** With `fields` for an application: the file is too large. */
  "too-large": 413,
  "too-many": 429,
  /** The body was sent too slowly. Retry with the same id. */
  "too-slow": 408,
  /** Neither file nor application was stored. Retry with the same id. */
  "upload-unavailable": 503,
  /** Deleted, inactive, or past its deadline. */
  "vacancy-closed": 410,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Error of `/api`. `message` is in the visitor's language, as a fallback for unknown codes. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; fields?: FieldError[] };
}
