import type { FieldError } from "../../shared/fields.ts";

/** Why a form could not be sent, as far as that tells the visitor what to do. */
export type FailureReason =
  | "offline"
  /** The server wants a pause. */
  | "tooMany"
  /** The vacancy takes no applications any more. */
  | "closed"
  /** The file did not arrive, or could not be stored. */
  | "upload"
  /** The page is older than the server: it lacks something the visitor cannot fill in. */
  | "outdated"
  | "failure";

/** How a try to send a form ended. */
export type Outcome =
  | { kind: "sent"; reference: string }
  | { kind: "invalid"; fields: FieldError[] }
  | { kind: "failed"; reason: FailureReason };

/** A filled form on its way. */
export interface Sending {
  /** Made once for each filled form: sent twice, it is stored once. */
  id: string;
  /** Called when the server knows the id from another form, and this one gets a new one. */
  onNewId: (id: string) => void;
  /** `performance.now()` when the form was shown. */
  shownAt: number;
  language: "en" | "ar";
  /** The fields by their names, the trap among them. */
  values: Readonly<Record<string, string>>;
  file?: File | null | undefined;
  /** What is wrong beside what the rules find, such as with the file. Then nothing is sent. */
  found?: readonly FieldError[] | undefined;
  /** Hears how much of the file has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}
