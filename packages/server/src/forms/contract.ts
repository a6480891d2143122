import type { FieldError } from "./fieldError.ts";

/**
 * The contract of a site's forms between browser and server: answers and error codes. Each form is
 * sent as JSON by a script, or posted by a browser without one (`application/x-www-form-urlencoded`
 * or `multipart/form-data`): the same fields, with `posted.ts` for what goes along. Whoever asks for
 * a page (`Accept: text/html`) gets 303 to the page the form was on, or that page with the error's
 * status; anyone else the JSON of the contract.
 */

/** The parts of an application, in the order in which a script sends them. */
export const applicationParts = { form: "form", resume: "resume" } as const;

/** The submission is stored for good. `id` is the form's own. */
export interface Stored {
  ok: true;
  id: string;
}

/** `reference` is for people: `ENQ-7K3M-9QXT` or `APP-…`, the same for the same form. */
export interface StoredWithReference extends Stored {
  reference: string;
}

export interface Accepted {
  ok: true;
}

/** Every code an endpoint may answer with, and its status. */
export const errorStatuses = {
  /** This form's id came before with other content: make a new id and send again. */
  "already-received": 409,
  /** The body ended before its end. */
  "body-incomplete": 400,
  /** Too much is under way: wait for `Retry-After` and send again. */
  busy: 503,
  /** Nothing was stored: send again with the same id. */
  "content-unavailable": 503,
  /** The content could not be read: ask again after `Retry-After`. */
  "content-unreadable": 503,
  "content-type": 415,
  /** Whoever is signed in has to show once more that it is them. */
  "confirmation-needed": 403,
  /** Nobody has this address and this password. */
  "credentials-wrong": 401,
  /** `fields` says what to mend. */
  "fields-invalid": 422,
  internal: 500,
  "json-invalid": 400,
  /** It is the only way in: another one comes first. */
  "last-way": 409,
  "link-invalid": 403,
  /** It owes no mail, or is being sent at this moment. */
  "mail-unavailable": 409,
  "method-not-allowed": 405,
  "multipart-invalid": 400,
  "not-found": 404,
  "origin-forbidden": 403,
  /** Nobody has this passkey, or it did not answer what was asked. */
  "passkey-wrong": 401,
  /** The person can sign in already: resetting how they sign in is a step of its own. */
  "person-active": 409,
  /** The person has no way to sign in that could be reset: they are invited instead. */
  "person-inactive": 409,
  /** Somebody else changed it meanwhile: look again. */
  outdated: 409,
  /** There is none, it held a virus, or no scanner has seen it yet. */
  "resume-unavailable": 409,
  /** Whoever is signed in may not do this. */
  "role-forbidden": 403,
  /** Nothing can be searched just now: ask again after `Retry-After`. */
  "search-unavailable": 503,
  /** Nobody is signed in, or no longer. */
  "signed-out": 401,
  /** No step leads there from where it is. */
  "status-forbidden": 409,
  /** Faster than a person: wait for `Retry-After` and send again, without a word to the visitor. */
  "too-fast": 429,
  /** For an application with `fields`: the file is what is too large. */
  "too-large": 413,
  "too-many": 429,
  /** The body came too slowly: send again with the same id. */
  "too-slow": 408,
  /** The file could not be stored, nor was the application: send again with the same id. */
  "upload-unavailable": 503,
  /** The vacancy is gone, not active, or its deadline has passed. */
  "vacancy-closed": 410,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Every error of `/api`. `message` is in the visitor's language, and only a fallback for a code unknown. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; fields?: FieldError[] };
}
