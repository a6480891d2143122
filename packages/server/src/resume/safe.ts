import type { ResumeKind } from "../records/types.ts";
import { isDocx } from "./docx.ts";
import { hasHarmlessDocFields } from "./fields.ts";
import { isSafePdf } from "./pdf.ts";

/**
 * Returns whether a resume has no active content. Expensive: unpacks up to 40 MB, or lists every
 * PDF object. Run it last, in a separate process.
 */
export async function isSafe(kind: ResumeKind, bytes: Buffer): Promise<boolean> {
  if (kind === "docx") return isDocx(bytes);
  return kind === "pdf" ? isSafePdf(bytes) : hasHarmlessDocFields(bytes);
}
