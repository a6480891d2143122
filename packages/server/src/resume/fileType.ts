import type { ResumeKind } from "../records/types.ts";
import { isDoc } from "./doc.ts";
import { isArchive } from "./zip.ts";

/**
 * Detects the type by content only. Files that end as an archive count as DOCX until inspected, so
 * that polyglots are rejected.
 */
export function detectFileType(bytes: Buffer): ResumeKind | undefined {
  if (isArchive(bytes)) return "docx";
  if (isPdf(bytes)) return "pdf";
  return isDoc(bytes) ? "doc" : undefined;
}

/** ISO 32000-1, 7.5: header first, trailer last. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8))) return false;
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - 1_024));
  return /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/.test(tail);
}
