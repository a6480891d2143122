import { applicationParts, type ErrorCode } from "./contract.ts";
import type { FieldError } from "./fieldError.ts";

/** Reasons, by the visitor's next step. */
export type FailureReason =
  | "offline"
  /** No response. The form may be stored. */
  | "lost"
  | "tooMany"
  | "closed"
  | "upload"
  /** The page is outdated and lacks a field. */
  | "outdated"
  /** Incomplete post. Only the browser has the values. */
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

/** With a file, these mean a failed upload. */
const fileFaults: ReadonlySet<ErrorCode> = new Set(["body-incomplete", "busy", "too-slow"]);

/** Maps an error code to the visitor's reason. Responses without a code come from a proxy. */
export function getReason(code: ErrorCode | undefined, withFile: boolean): FailureReason {
  if (!code) return "failure";
  return (withFile && fileFaults.has(code) ? "upload" : reasons[code]) ?? "failure";
}

/** Returns errors of fields on the page, and of files. */
export const filterVisibleErrors = (
  findings: readonly FieldError[],
  values: Readonly<Record<string, unknown>>,
  fileFields: readonly string[] = [applicationParts.resume],
): FieldError[] =>
  findings.filter(
    ({ field, code }) =>
      (field in values || fileFields.includes(field)) && code !== "unknown-field",
  );
