import { isSafeDocument, type PdfDocument } from "./pdfObjects.ts";
import { listObjects } from "./qpdf.ts";

/** Content sniffers take it for a web page. */
const markup = /<(?:!doctype\s+html|html|script|iframe|\?php)\b/i;

/**
 * Returns whether a PDF opens without a password, has pages, and no active content, external
 * resources or embedded files. Hyperlinks are allowed.
 */
export async function isSafePdf(bytes: Buffer): Promise<boolean> {
  if (markup.test(bytes.toString("latin1"))) return false;
  const listed = await listObjects(bytes);
  return listed !== undefined && isSafeDocument(JSON.parse(listed) as PdfDocument);
}
