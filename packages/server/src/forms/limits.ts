import type { FieldCode } from "./fieldError.ts";

/**
 * The limits a form tells before anything is sent. They stand apart from the schemas so that a
 * page can show them without the code that checks.
 */

/** The longest name, in UTF-16 code units. */
export const maxNameLength = 100;

/** Maximum size of a resume, in bytes (specification, section 5: 5MB). */
export const maxResumeBytes = 5 * 1024 * 1024;

/** The `accept` of the file field. Source: specification, section 5. */
export const resumeAccept = ".pdf,.doc,.docx";

/**
 * What the browser can tell of a chosen file before it is sent. The server looks into the file
 * again and goes by its content alone.
 */
export function resumeProblem(file: {
  name: string;
  size: number;
}): Extract<FieldCode, "file-large" | "file-type"> | undefined {
  if (file.size > maxResumeBytes) return "file-large";
  if (file.size === 0 || !/\.(pdf|docx?)$/i.test(file.name)) return "file-type";
  return undefined;
}
