import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import type { Language } from "@agency/server/forms/language";
import type { Values } from "./draft.ts";

/** How a try to send a form ended. `wait` is how long the server asks to wait, in milliseconds. @default 0 */
export type Outcome =
  | { kind: "sent"; reference: string }
  | { kind: "invalid"; fields: FieldError[] }
  | { kind: "failed"; reason: FailureReason; wait?: number };

/** What a form holds, as the rules want to see it. */
export interface Filled {
  /** Made once for each filled form: sent twice, it is stored once. */
  id: string;
  /** `performance.now()` when the form was shown. */
  shownAt: number;
  language: Language;
  /** The fields, by their names. */
  values: Values;
}

/** A filled form on its way. */
export interface Sending extends Filled {
  /** Called when the server knows the id from another form, and this one gets a new one. */
  onNewId: (id: string) => void;
  /** What stands in the trap. */
  trap: string;
  file?: File | null | undefined;
  /** What is wrong beside what the rules find, such as with the file. Then nothing is sent. */
  found?: readonly FieldError[] | undefined;
  /** Hears how much of the file has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
