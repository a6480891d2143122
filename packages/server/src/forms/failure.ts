import { applicationParts, type ErrorCode } from "./contract.ts";
import type { FieldError } from "./fieldError.ts";

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
  /** A plain post that did not arrive as a whole: what was typed is with the browser alone. */
  | "unread"
  | "failure";

const reasons: Partial<Record<ErrorCode, FailureReason>> = {
  "too-many": "tooMany",
  "vacancy-closed": "closed",
  "upload-unavailable": "upload",
  "json-invalid": "outdated",
  "multipart-invalid": "outdated",
  "content-type": "outdated",
};

/** With a file, what comes too slowly, in part, or not at all for want of room is the file. */
const fileFaults: ReadonlySet<ErrorCode> = new Set(["body-incomplete", "busy", "too-slow"]);

/** What an error's code comes to; without one, something in between answered in the server's place. */
export function getReason(code: ErrorCode | undefined, withFile: boolean): FailureReason {
  if (!code) return "failure";
  return (withFile && fileFaults.has(code) ? "upload" : reasons[code]) ?? "failure";
}

/** What the visitor can mend, at the fields that are there to see. */
export const mendable = (
  findings: readonly FieldError[],
  values: Readonly<Record<string, unknown>>,
): FieldError[] =>
  findings.filter(
    ({ field, code }) =>
      (field in values || field === applicationParts.resume) && code !== "unknown-field",
  );
