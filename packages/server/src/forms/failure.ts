import { applicationParts, type ErrorCode } from "./contract.ts";
import type { FieldError } from "./fieldError.ts";

/** Reasons for a failed form, by the visitor's next step. */
export type FailureReason =
  /** No connection. */
  | "offline"
  /** No response. The form may be stored. */
  | "lost"
  /** Rate limited. */
  | "tooMany"
  /** The vacancy is closed. */
  | "closed"
  /** The file was not received or stored. */
  | "upload"
  /** The page is older than the server and lacks a field that the visitor cannot fill in. */
  | "outdated"
  /** Incomplete plain post. Only the browser has the entered values. */
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

/** For forms with a file, these codes mean that the upload failed. */
const fileFaults: ReadonlySet<ErrorCode> = new Set(["body-incomplete", "busy", "too-slow"]);

/** Maps an error code to a reason. Responses without a code come from a proxy. */
export function getReason(code: ErrorCode | undefined, withFile: boolean): FailureReason {
  if (!code) return "failure";
  return (withFile && fileFaults.has(code) ? "upload" : reasons[code]) ?? "failure";
}

/** Returns the errors of visible fields. */
export const mendable = (
  findings: readonly FieldError[],
  values: Readonly<Record<string, unknown>>,
): FieldError[] =>
  findings.filter(
    ({ field, code }) =>
      (field in values || field === applicationParts.resume) && code !== "unknown-field",
  );
