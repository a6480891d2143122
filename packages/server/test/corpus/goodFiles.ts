import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as sources from "./sources.ts";

export interface GoodFile {
  program: string;
  name: string;
  content: Buffer;
  /** Before it was damaged. */
  original?: Buffer;
}

function run(folder: string, command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    timeout: 120_000,
    stdio: "ignore",
    env: { ...process.env, HOME: folder },
  });
  return status === 0;
}

/** Creates resumes with the installed programs. */
export function createGoodFiles(folder: string): GoodFile[] {
  const files: GoodFile[] = [];
  const take = (program: string, path: string, name = basename(path)) => {
    const file = join(folder, path);
    if (existsSync(file)) files.push({ program, name, content: readFileSync(file) });
  };
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  for (const [name, content] of Object.entries(sources.html)) write(`${name}.html`, content);
  write("resume.md", sources.markdown);
  write("resume.ms", sources.troff);
  write("resume.svg", sources.svg);
  write("resume.txt", "Layla Farouk\nFront-end engineer\n");
  createOfficeFiles(folder, take);
  createTexFiles(folder, write, take);
  createPrints(folder, write, take);
  createVariants(folder, take);
  createDamagedFiles(files);
  return files;
}

type Take = (program: string, path: string, name?: string) => void;
type Write = (name: string, content: string) => void;

const pdfFilters: Record<string, Record<string, unknown>> = {
  plain: {},
  tagged: { UseTaggedPDF: true },
  "pdf-a-1": { SelectPdfVersion: 1 },
  "pdf-a-2": { SelectPdfVersion: 2 },
  "pdf-a-3": { SelectPdfVersion: 3 },
  "pdf-ua": { PDFUACompliance: true },
  hybrid: { IsAddStream: true },
  bookmarks: { ExportBookmarks: true, OpenBookmarkLevels: -1, InitialView: 1 },
  restricted: { RestrictPermissions: true, PermissionPassword: "owner", Printing: 0 },
};

const toFilter = (options: Record<string, unknown>): string => {
  const entries = Object.entries(options).map(([key, value]) => {
    const type =
      typeof value === "boolean" ? "boolean" : typeof value === "number" ? "long" : "string";
    return [key, { type, value: String(value) }];
  });
  return `pdf:writer_pdf_Export:${JSON.stringify(Object.fromEntries(entries))}`;
};

function createOfficeFiles(folder: string, take: Take): void {
  const convert = (to: string, from: string, ...more: string[]) =>
    run(folder, "soffice", "--headless", ...more, "--convert-to", to, from);
  for (const source of ["english", "arabic", "long"]) {
    if (!convert("odt:writer8", `${source}.html`, "--writer")) return;
    for (const [filter, options] of Object.entries(pdfFilters)) {
      if (source === "long" && filter !== "tagged") continue;
      convert(toFilter(options), `${source}.odt`);
      const name = `libreoffice-${source}-${filter}.pdf`;
      if (!existsSync(join(folder, `${source}.pdf`))) continue;
      renameSync(join(folder, `${source}.pdf`), join(folder, name));
      take("LibreOffice, PDF", name);
    }
    for (const [to, label] of [
      ["docx:MS Word 2007 XML", "word"],
      ["docx:Office Open XML Text", "transitional"],
      ["doc:MS Word 97", "word97"],
    ] as const) {
      convert(to, `${source}.odt`);
      const [ending = ""] = to.split(":");
      const name = `libreoffice-${source}-${label}.${ending}`;
      if (!existsSync(join(folder, `${source}.${ending}`))) continue;
      renameSync(join(folder, `${source}.${ending}`), join(folder, name));
      take(`LibreOffice, ${ending.toUpperCase()}`, name);
    }
  }
}

const texts: Record<string, [preamble: string, body?: string]> = {
  plain: [""],
  links: ["\\usepackage{hyperref}", "\\href{https://example.com}{example.com}"],
  files: [
    "\\usepackage{hyperref}",
    "\\href{run:letter.pdf}{letter} \\href{portfolio.pdf}{portfolio}",
  ],
  forms: ["\\usepackage{hyperref}", "\\begin{Form}\\TextField{Name}\\end{Form}"],
  view: ["\\usepackage[pdfstartview=FitH,pdfpagemode=UseOutlines]{hyperref}"],
};

function createTexFiles(folder: string, write: Write, take: Take): void {
  for (const program of ["pdflatex", "xelatex", "lualatex"])
    for (const [name, [preamble, body]] of Object.entries(texts)) {
      const job = `${program}-${name}`;
      write(`${job}.tex`, sources.latex(preamble, body));
      run(folder, program, "-interaction=batchmode", `${job}.tex`);
      take(program, `${job}.pdf`);
    }
}

function createPrints(folder: string, write: Write, take: Take): void {
  const chromium = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"];
  for (const source of ["english", "arabic", "long"]) {
    const name = `chromium-${source}.pdf`;
    run(folder, "chromium", ...chromium, `--print-to-pdf=${name}`, `${source}.html`);
    take("Chromium", name);
  }
  run(folder, "pandoc", "resume.md", "-o", "pandoc.docx");
  take("pandoc", "pandoc.docx");
  run(folder, "pandoc", "english.html", "-o", "pandoc-html.docx");
  take("pandoc", "pandoc-html.docx");
  run(folder, "pandoc", "resume.md", "--pdf-engine=xelatex", "-o", "pandoc.pdf");
  take("pandoc", "pandoc.pdf");
  run(folder, "sh", "-c", "groff -ms -Tpdf resume.ms > groff.pdf");
  take("groff", "groff.pdf");
  run(folder, "sh", "-c", "groff -ms -Tps resume.ms > groff.ps");
  run(folder, "enscript", "-q", "-p", "enscript.ps", "resume.txt");
  for (const level of ["1.3", "1.4", "1.5", "1.7"])
    for (const source of ["groff", "enscript"]) {
      const name = `ghostscript-${source}-${level}.pdf`;
      run(folder, "ps2pdf", `-dCompatibilityLevel=${level}`, `${source}.ps`, name);
      take("Ghostscript", name);
    }
  run(folder, "rst2pdf", "resume.txt", "-o", "rst2pdf.pdf");
  take("rst2pdf", "rst2pdf.pdf");
  run(folder, "inkscape", "--export-type=pdf", "--export-filename=inkscape.pdf", "resume.svg");
  take("Inkscape", "inkscape.pdf");
  run(folder, "sh", "-c", "pdftoppm -r 60 -png chromium-english.pdf scan");
  run(folder, "sh", "-c", "img2pdf scan-*.png -o img2pdf.pdf");
  take("img2pdf", "img2pdf.pdf");
  run(folder, "sh", "-c", "convert scan-*.png imagemagick.pdf");
  take("ImageMagick", "imagemagick.pdf");
  write("make-reportlab.py", sources.reportlab);
  run(folder, "/usr/bin/python3", "make-reportlab.py", "reportlab.pdf");
  take("ReportLab", "reportlab.pdf");
  write("make-docx.py", sources.pythonDocx);
  run(folder, "/usr/bin/python3", "make-docx.py", "python-docx.docx");
  take("python-docx", "python-docx.docx");
  // Its DOC is RTF.
  for (const ending of ["pdf", "docx"]) {
    run(folder, "abiword", `--to=${ending}`, "-o", `abiword.${ending}`, "english.html");
    take("AbiWord", `abiword.${ending}`);
  }
}

const rewriters: [program: string, label: string, command: string[]][] = [
  ["qpdf", "linearized", ["qpdf", "--linearize"]],
  ["qpdf", "object-streams", ["qpdf", "--object-streams=generate"]],
  ["qpdf", "uncompressed", ["qpdf", "--qdf", "--object-streams=disable"]],
  [
    "qpdf",
    "restricted-128",
    ["qpdf", "--allow-weak-crypto", "--encrypt", "", "owner", "128", "--use-aes=y", "--"],
  ],
  ["qpdf", "restricted-256", ["qpdf", "--encrypt", "", "owner", "256", "--print=low", "--"]],
  ["MuPDF", "clean", ["mutool", "clean", "-gggg", "-z"]],
  ["MuPDF", "expanded", ["mutool", "clean", "-d"]],
  ["poppler", "cairo", ["pdftocairo", "-pdf"]],
  ["poppler", "united", ["pdfunite"]],
  ["Ghostscript", "ebook", ["ps2pdf", "-dPDFSETTINGS=/ebook"]],
  ["Ghostscript", "prepress", ["ps2pdf", "-dPDFSETTINGS=/prepress"]],
];

function createVariants(folder: string, take: Take): void {
  for (const source of ["libreoffice-arabic-tagged.pdf", "chromium-english.pdf"])
    for (const [program, label, [command = "", ...args]] of rewriters) {
      const name = `${label}-of-${source}`;
      run(folder, command, ...args, source, name);
      take(program, name);
    }
  const appended = "appended.pdf";
  if (!existsSync(join(folder, "reportlab.pdf"))) return;
  copyFileSync(join(folder, "reportlab.pdf"), join(folder, appended));
  run(folder, "mutool", "clean", "-i", "reportlab.pdf", appended);
  take("MuPDF", appended);
}

const toBytes = (text: string) => Buffer.from(text, "latin1");

const damages: Record<string, (file: Buffer) => Buffer> = {
  "no end": (file) => file.subarray(0, file.lastIndexOf("startxref")),
  "wrong table offset": (file) =>
    toBytes(file.toString("latin1").replace(/startxref\s+\d+(?=\s+%%EOF\s*$)/, "startxref\n17")),
  "shifted by a line": (file) => {
    const text = file.toString("latin1");
    const at = text.indexOf("\n") + 1;
    return toBytes(`${text.slice(0, at)}% saved again\n${text.slice(at)}`);
  },
  "a byte order mark": (file) => Buffer.concat([toBytes("\xef\xbb\xbf"), file]),
  "headers of HTTP": (file) =>
    Buffer.concat([toBytes("Content-Type: application/pdf\r\n\r\n"), file]),
  "zeros at the end": (file) => Buffer.concat([file, Buffer.alloc(4_096)]),
  "a comment at the end": (file) => Buffer.concat([file, toBytes("<!-- 12 ms -->\n")]),
};

function createDamagedFiles(files: GoodFile[]): void {
  const bases = files.filter(({ name }) =>
    ["chromium-english.pdf", "ghostscript-groff-1.4.pdf", "pdflatex-links.pdf"].includes(name),
  );
  for (const { name, content } of bases)
    for (const [label, damage] of Object.entries(damages))
      files.push({
        program: "Damaged",
        name: `${label}, ${name}`,
        content: damage(content),
        original: content,
      });
}
