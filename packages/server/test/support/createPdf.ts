import { deflateSync } from "node:zlib";

const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>";

export function stream(content: Buffer | string, dictionary = ""): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${dictionary} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

interface PdfParts {
  catalog?: string;
  page?: string;
  /** From number 5 on. */
  objects?: (Buffer | string)[];
  trailer?: string;
}

/** Creates a PDF with a cross-reference table (ISO 32000-2, 7.5). */
export function createPdf({ catalog = "", page: more = "", objects = [], trailer = "" }: PdfParts) {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    pages,
    page.replace(" >>", ` ${more} >>`),
    stream("BT ET"),
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of all.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  const start = length();
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Packs objects in an object stream (ISO 32000-2, 7.5.7). */
export function pdfWithPacked(catalog: string, objects: string[], padding = 0): Buffer {
  const starts = objects.map((_, at) => objects.slice(0, at).join(" ").length + (at ? 1 : 0));
  const index = `${starts.map((start, at) => `${at + 5} ${start}`).join(" ")} `;
  const content = `${index}${objects.join(" ")}${" ".repeat(padding)}`;
  const plain = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    pages,
    page.replace("/Contents 4 0 R", ""),
    stream(content, `/Type /ObjStm /N ${objects.length} /First ${index.length}`),
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const rows: Buffer[] = [row(0, 0, 255)];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of plain.entries()) {
    rows.push(row(1, length(), 0));
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  }
  for (const at of objects.keys()) rows.push(row(2, 4, at));
  const start = length();
  const number = plain.length + objects.length + 1;
  rows.push(row(1, start, 0));
  const table = stream(
    Buffer.concat(rows),
    `/Type /XRef /Size ${number + 1} /W [1 4 1] /Root 1 0 R`,
  );
  parts.push(
    Buffer.from(`${number} 0 obj\n`),
    table,
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function row(kind: number, where: number, which: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes[0] = kind;
  bytes.writeUInt32BE(where, 1);
  bytes[5] = which;
  return bytes;
}

export const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
export const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;
