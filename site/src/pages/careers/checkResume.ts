import type { FileCode } from "@agency/server/forms/fieldError";
import { resumeProblem } from "@agency/server/forms/limits";

/** Checks a resume's size at once, then its content. The server repeats it. */
export const checkResume = (file: File): FileCode | undefined | Promise<FileCode | undefined> =>
  resumeProblem(file) ?? checkContent(file);

async function checkContent(file: File): Promise<FileCode | undefined> {
  const { detectResumeFormat, isResumeKind } = await import("@agency/server/forms/resumeFormat");
  const format = detectResumeFormat(new Uint8Array(await file.arrayBuffer()));
  return isResumeKind(format) ? undefined : format;
}
