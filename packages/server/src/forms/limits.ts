import type { FieldCode } from "./fieldError.ts";

/** Limits of forms. Separate from the schemas, so that pages do not import validation. */

/** In UTF-16 code units. */
export const maxNameLength = 100;

/** Bytes (specification, section 5: 5MB). */
export const maxResumeBytes = 5 * 1024 * 1024;

/** Source: specification, section 5. */
export const resumeAccept = ".pdf,.doc,.docx";

/** Checks size and extension before the upload. The server inspects the content again. */
export function resumeProblem(file: {
  name: string;
  size: number;
}): Extract<FieldCode, "file-large" | "file-type"> | undefined {
  if (file.size > maxResumeBytes) return "file-large";
  if (file.size === 0 || !/\.(pdf|docx?)$/i.test(file.name)) return "file-type";
  return undefined;
}
