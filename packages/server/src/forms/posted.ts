import type { FailureReason } from "./failure.ts";
import type { FieldError } from "./fieldError.ts";

/**
 * Contract of forms posted without a script. Separate from the definitions, so that pages do not
 * import validation.
 */

export interface FormLocation {
  endpoint: string;
  /** Fragment of the form, or of its replacement, on the page. */
  anchor: string;
  /** Fallback page, without language prefix. */
  path: string;
}

/** Name of the honeypot field in every form. Browsers and password managers do not fill it. */
export const honeypotField = "remarks";

/** Hidden field with the path of the form's page. */
export const pageName = "page";

/** Field names reserved for plain posts. */
export const carriedNames: readonly string[] = [
  honeypotField,
  pageName,
  "language",
  "consentVersion",
];

/**
 * Query parameters with the result of a plain post: `?sent=ENQ-7K3M-9QXT`,
 * `?subscribed=newsletter`. They contain no personal data, so the URL can be shared.
 */
export const sentName = "sent";
export const subscribedName = "subscribed";

/** Rejected plain post, for the page that shows it again. */
export interface PostedForm<Name extends string = string> {
  form: Name;
  /**
   * Entered values by field name, without files. Line ends are `
   * `.
   */
  values: Readonly<Record<string, string>>;
  errors: FieldError[];
  /** Reason of the rejection, unless fields are invalid. */
  failure?: FailureReason;
  /** Time of the earliest retry, in ms since the epoch. */
  retryAfter?: number;
  /** Id for idempotency: the same content sent with it is stored once. */
  id?: string;
  /** Whether a file has to be selected again. Browsers cannot prefill file inputs. */
  fileLost?: boolean;
}
