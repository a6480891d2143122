import { isSafeDocument, type PdfDocument } from "./pdfObjects.ts";
import { listObjects } from "./qpdf.ts";

/** What makes a page of a file for a program that looks for a page in it. */
const markup = /<(?:!doctype\s+html|html|script|iframe|\?php)\b/i;

/**
 * Whether a PDF is one that readers open without a password, that has pages, and in which nothing
 * runs, is fetched by itself, or is another file. Links that a reader follows are let pass.
 */
export async function isSafePdf(bytes: Buffer): Promise<boolean> {
  if (markup.test(bytes.toString("latin1"))) return false;
  const listed = await listObjects(bytes);
  return listed !== undefined && isSafeDocument(JSON.parse(listed) as PdfDocument);
}
