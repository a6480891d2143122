import type { ResumeKind } from "../records/types.ts";
import { requireSafeDoc } from "./doc.ts";
import { sanitizeDocx } from "./docx.ts";
import { sanitizePdf } from "./pdf.ts";

/**
 * Sanitizes a resume: inspects it and returns the content to store. Expensive: unpacks up to 40 MB,
 * or rewrites a PDF. Run it last, in a separate process. Throws a `RefusedFileError`.
 */
export async function sanitizeResume(kind: ResumeKind, bytes: Buffer): Promise<Buffer> {
  if (kind === "docx") return sanitizeDocx(bytes);
  if (kind === "pdf") return sanitizePdf(bytes);
  requireSafeDoc(bytes);
  return bytes;
}
