import type { ResumeKind } from "../records/types.ts";
import { isDoc } from "./doc.ts";
import { isArchive } from "./zip.ts";

/**
 * What a file is by its content; its name and its declared type count for nothing. This is the
 * cheap look: whatever ends as an archive counts as a DOCX until somebody has looked into it, so
 * that a file that is two things at once is neither.
 */
export function getKind(bytes: Buffer): ResumeKind | undefined {
  if (isArchive(bytes)) return "docx";
  if (isPdf(bytes)) return "pdf";
  return isDoc(bytes) ? "doc" : undefined;
}

/** ISO 32000-1, 7.5: the header at the very beginning, the trailer at the very end. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return false;
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - 1_024));
  return /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/.test(tail);
}
