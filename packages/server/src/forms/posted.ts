import type { FailureReason } from "./failure.ts";
import type { FieldError } from "./fieldError.ts";

/**
 * What a form is that a browser posts by itself, without a script. It stands apart from the
 * definitions so that a page can show a form without the code that checks it.
 */

/** Where a form is. */
export interface FormLocation {
  /** Where it is sent to. */
  endpoint: string;
  /** The fragment under which it, or what stands in its place, is found on its page. */
  anchor: string;
  /** The page it is on where nothing else tells; without a language's prefix. */
  path: string;
}

/** Name of the honeypot field in every form: no browser and no password manager fills it. */
export const honeypotField = "remarks";

/** The hidden field with the path of the page that a form is on. */
export const pageName = "page";

/** What a plain post carries beside the fields of its form; no field may have these names. */
export const carriedNames: readonly string[] = [
  honeypotField,
  pageName,
  "language",
  "consentVersion",
];

/**
 * The parameters by which a page tells, after a plain post, how that went: `?sent=ENQ-7K3M-9QXT`,
 * `?subscribed=newsletter`. Nothing personal stands in them, so that the address may be shared.
 */
export const sentName = "sent";
export const subscribedName = "subscribed";

/** A plain post that was not taken, for the page that answers it. */
export interface PostedForm<Name extends string = string> {
  form: Name;
  /** What was typed, by the fields' names; line ends are `\n`. Never a file. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with single fields. */
  errors: FieldError[];
  /** Why it was not taken, where that is no field's fault. */
  failure?: FailureReason;
  /** From when on it may be sent again, in ms since the epoch. */
  retryAfter?: number;
  /** The id it would be stored under: sent again with it, the same content is stored once. */
  id?: string;
  /** A file came along, which no page can hand back. */
  fileLost?: boolean;
}
