import type { FileCode } from "./fieldError.ts";
import { type FileField, getAccept } from "./fileFields.ts";

/** Limits of forms, importable without validation. */

/** UTF-16 code units. */
export const maxNameLength = 100;

/** Bytes (specification, section 5: 5MB). */
export const maxResumeBytes = 5 * 1024 * 1024;

/** Specification, section 5. */
export const resumeField: FileField = { kinds: ["pdf", "doc", "docx"], maxBytes: maxResumeBytes };

export const resumeAccept = getAccept(resumeField);

/** Checks the size before the upload. */
export function resumeProblem({ size }: { size: number }): FileCode | undefined {
  if (size > maxResumeBytes) return "file-large";
  return size === 0 ? "file-empty" : undefined;
}
