import type { ResumeKind } from "../records/types.ts";
import { isDocx } from "./docx.ts";
import { hasHarmlessDocFields } from "./fields.ts";
import { isSafePdf } from "./pdf.ts";

/**
 * Whether a file is all that its kind asks for, and nothing runs or is fetched when it is opened.
 * Unpacks up to 40 MB of an archive and lists every object of a PDF, so it is asked last, and apart
 * from whatever serves.
 */
export async function isSafe(kind: ResumeKind, bytes: Buffer): Promise<boolean> {
  if (kind === "docx") return isDocx(bytes);
  return kind === "pdf" ? isSafePdf(bytes) : hasHarmlessDocFields(bytes);
}
