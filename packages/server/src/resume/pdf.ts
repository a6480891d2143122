import { PDFDocument } from "@pdfme/pdf-lib";
import { readPdfDocument } from "./pdfDocument.ts";
import { type PdfChanges, reviewPdf } from "./pdfReview.ts";
import { openQpdf, type Qpdf } from "./qpdf.ts";
import { refuse } from "./refusedFile.ts";

/** Readers look for the header there (ISO 32000-1, annex H.3, note 13). */
const maxHeaderOffset = 1_024;

/** Bytes of JSON. A print of 56 pages of tables has 30 MB. */
const maxListed = 128 * 1024 * 1024;

/** Makes a PDF another kind of file as well. */
const otherFile =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: signatures of archives and programs
  /^(MZ|PK\x03\x04|\x7fELF|#!|\xca\xfe\xba\xbe)|PK\x05\x06|<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php)\b/i;

const findHeader = (bytes: Buffer): number =>
  bytes
    .subarray(0, maxHeaderOffset + 8)
    .toString("latin1")
    .search(/%PDF-[12]\.\d/);

/**
 * Rewrites a PDF: only inspected objects, without attachments, links to local files, and bytes
 * around the document. Repairs cross-reference tables. Throws a `RefusedFileError` for anything
 * active, unreadable, too complex, or with a password to open. So it does for attached programs,
 * portfolios, and a PDF within a file of another type.
 */
export async function sanitizePdf(bytes: Buffer): Promise<Buffer> {
  const document = trim(bytes);
  const opened = (await open(document)) ?? (await open(await repair(document)));
  if (!opened) refuse("file-damaged", "a PDF that cannot be repaired");
  const { qpdf, changes } = opened as Opened;
  const args = ["--object-streams=preserve"];
  if (Object.keys(changes).length > 0) {
    const header = { jsonversion: 2, pdfversion: "1.7", maxobjectid: 1 };
    qpdf.write("/changes.json", Buffer.from(JSON.stringify({ qpdf: [header, changes] })));
    args.push("--update-from-json=/changes.json");
  }
  if (!qpdf.run(...args, "/in.pdf", "/out.pdf").isSuccess)
    refuse("file-damaged", "a PDF that cannot be rewritten");
  return qpdf.read("/out.pdf");
}

function trim(bytes: Buffer): Buffer {
  const start = findHeader(bytes);
  if (start < 0) refuse("file-damaged", "a PDF without a header");
  const mark = bytes.lastIndexOf("%%EOF");
  const end = mark < start ? bytes.length : mark + "%%EOF".length;
  for (const around of [bytes.subarray(0, start), bytes.subarray(end)])
    if (otherFile.test(around.toString("latin1")))
      refuse("file-program", "a PDF within another file");
  return Buffer.concat([bytes.subarray(start, end), Buffer.from("\n")]);
}

interface Opened {
  qpdf: Qpdf;
  changes: PdfChanges;
}

/** Undefined if qpdf cannot read it. */
async function open(bytes: Buffer): Promise<Opened | undefined> {
  const qpdf = await openQpdf();
  qpdf.write("/in.pdf", bytes);
  const counted = qpdf.run("--show-npages", "/in.pdf");
  if (counted.messages.some((line) => /invalid password/i.test(line)))
    refuse("file-password", "a PDF with a password");
  if (!counted.isSuccess) return undefined;
  if (!counted.messages.some((line) => /^[1-9]\d*$/.test(line))) return undefined;
  const listing = ["--json=2", "--json-key=qpdf", "--json-stream-data=none"];
  if (!qpdf.run(...listing, "/in.pdf", "/objects.json").isSuccess) return undefined;
  const json = qpdf.read("/objects.json");
  if (json.length > maxListed) refuse("file-complex", "a PDF of too many objects");
  return { qpdf, changes: reviewPdf(readPdfDocument(json)) };
}

/** Rebuilds the cross-reference table, as readers do. qpdf's WebAssembly build cannot. */
async function repair(damaged: Buffer): Promise<Buffer> {
  try {
    const document = await PDFDocument.load(damaged, { updateMetadata: false });
    const bytes = await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      useObjectStreams: false,
    });
    return Buffer.from(bytes);
  } catch (error) {
    return refuse("file-damaged", `a PDF that cannot be repaired: ${String(error)}`);
  }
}
