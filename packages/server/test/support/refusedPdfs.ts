import { createPdf, link, script, stream } from "./createPdf.ts";
import { pdf } from "./pdfs.ts";

const protectedPdf = () =>
  createPdf({
    trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"12".repeat(32)}> /U <${"34".repeat(32)}> >>`,
  });

const attachment = (name: string) => ({
  catalog: `/Names << /EmbeddedFiles << /Names [(${name}) 5 0 R] >> >> /AF [5 0 R]`,
  objects: [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 6 0 R >> >>`,
    stream("data", "/Type /EmbeddedFile"),
  ],
});

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
