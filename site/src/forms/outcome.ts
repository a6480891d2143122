import type { FieldError, Language } from "../../shared/fields.ts";
import type { Values } from "./draft.ts";

/** Why a form could not be sent, as far as that tells the visitor what to do. */
export type FailureReason =
  /** No connection, so no answer. */
  | "offline"
  /** No answer came: whether anything was stored is unknown. */
  | "lost"
  /** The server wants a pause. */
  | "tooMany"
  /** The vacancy takes no applications any more. */
  | "closed"
  /** The file did not arrive, or could not be stored. */
  | "upload"
  /** The page is older than the server: it lacks something the visitor cannot fill in. */
  | "outdated"
  | "failure";

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
  /** The fields that are there to see, by their names. */
  values: Values;
  /** What is sent beside the fields. */
  more?: Values | undefined;
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
