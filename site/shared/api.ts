import type { ContactInput } from "./contact.ts";
import type { FieldError } from "./fieldError.ts";

/**
 * The contract of `/api` between browser and server: addresses, bodies, answers, error codes. The
 * bodies are the forms of this folder. The first three take a plain post too, as a browser sends a
 * form without a script (`application/x-www-form-urlencoded` or `multipart/form-data`): the fields
 * of the same form, with `posted.ts` for what goes along. Whoever asks for a page (`Accept:
 * text/html`) gets 303 to the page the form was on, or that page with the error's status; anyone
 * else the JSON of the contract.
 */
export const endpoints = {
  /** JSON, `NewsletterInput`. 201 `Stored`. */
  newsletter: "/api/newsletter",
  /** JSON, `ContactInput`. 201 `StoredWithReference`. */
  contact: "/api/contact",
  /** `multipart/form-data`: `form`, JSON of `ApplicationInput`, then `resume`, the file, or none. 201 `StoredWithReference`. */
  applications: "/api/applications",
  /** JSON, `SendEmail`, after a 201 of newsletter or contact. 202 `Accepted`. */
  sendEmail: "/api/send-email",
} as const;

/** `GET`, with the parameters and the answer of `search.ts`. */
export const searchEndpoint = "/api/search";

/** The parts of `endpoints.applications`, in the order in which they are sent. */
export const applicationParts = { form: "form", resume: "resume" } as const;

/** Source: specification, section 7. */
export type SendEmail =
  | { type: "newsletter"; data: { email: string; name?: string } }
  | { type: "contact"; data: ContactInput };

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
  "content-type": 415,
  /** `fields` says what to mend. */
  "fields-invalid": 422,
  internal: 500,
  "json-invalid": 400,
  "link-invalid": 403,
  "method-not-allowed": 405,
  "multipart-invalid": 400,
  "not-found": 404,
  "origin-forbidden": 403,
  /** Nothing can be searched just now: ask again after `Retry-After`. */
  "search-unavailable": 503,
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
