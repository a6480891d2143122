import { isDoc } from "./doc.ts";
import { isDocx } from "./docx.ts";
import { isArchive } from "./zip.ts";

/** The formats a resume may have. Source: specification, section 5. */
export type ResumeKind = "pdf" | "doc" | "docx";

/**
 * What a file is by its content; its name and its declared type count for nothing. A file that is
 * two things at once is neither.
 */
export async function kindOf(bytes: Buffer): Promise<ResumeKind | undefined> {
  if (isPdf(bytes)) return "pdf";
  if (isDoc(bytes)) return isArchive(bytes) ? undefined : "doc";
  return (await isDocx(bytes)) ? "docx" : undefined;
}

/** ISO 32000-1, 7.5: the header at the very beginning, the trailer at the very end. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString("latin1", 0, 8)) || isArchive(bytes)) return false;
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - 1_024));
  return /startxref\s+\d{1,10}\s+%%EOF[\s\0]*$/.test(tail);
}
