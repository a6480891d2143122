import type { FailureReason } from "./failure.ts";
import type { FieldError } from "./fieldError.ts";

/** Contract of plain posts, importable without validation. */

export interface FormLocation {
  endpoint: string;
  /** Fragment of the form, or of its replacement. */
  anchor: string;
  path: string;
}

/** Honeypot. Browsers and password managers do not fill it. */
export const honeypotField = "remarks";

export const pageField = "page";

export const reservedFieldNames: readonly string[] = [
  honeypotField,
  pageField,
  "language",
  "consentVersion",
];

/**
 * Query parameters after a plain post: `?sent=ENQ-7K3M-9QXT`, `?subscribed=newsletter`. Shareable,
 * without personal data.
 */
export const sentParam = "sent";
export const subscribedParam = "subscribed";

export interface PostedForm<Name extends string = string> {
  form: Name;
  /** Without files. Line ends are LF. */
  values: Readonly<Record<string, string>>;
  errors: FieldError[];
  failure?: FailureReason;
  /** In ms since the epoch. */
  retryAfter?: number;
  /** Makes retries idempotent. */
  id?: string;
  /** Browsers cannot prefill file inputs. */
  fileLost?: boolean;
}
