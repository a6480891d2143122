import { badFiles } from "./badFiles.ts";
import { createCompound } from "./compound.ts";
import { body, doc, docx, docxParts, external, links, relation, relations, zip } from "./files.ts";

const namespaces = [
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(" ");

const part = (xml: string) => ({
  name: "word/header1.xml",
  content: body(xml.replace(/<(\w:\w+)/, `<$1 ${namespaces}`)),
});
const partLinks = (content: string) => ({ name: "word/_rels/header1.xml.rels", content });

const referred = (xml: string, relationship: string) => () =>
  docx(part(xml), partLinks(relations(relationship)));

const web = "https://evil.test/a.png";
const hyperlink = external("hyperlink", web);
const image = external("image", web);
const svg = (content: string) => () =>
  docx({
    name: "word/media/image1.svg",
    content: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
  });
const object =
  (...streams: Parameters<typeof createCompound>) =>
  () =>
    docx(
      { name: "word/embeddings/oleObject1.bin", content: createCompound(...streams) },
      links(relations(relation("oleObject", "embeddings/oleObject1.bin"))),
    );

export const refusedDocuments: Record<string, { file: () => Buffer; code: string }> = {
  "a picture behind a hyperlink": {
    file: referred('<a:blip r:link="r"/>', hyperlink),
    code: "file-remote",
  },
  "a picture of VML behind a hyperlink": {
    file: referred('<v:imagedata r:href="r"/>', hyperlink),
    code: "file-remote",
  },
  "a picture from the web": { file: referred('<a:blip r:link="r"/>', image), code: "file-remote" },
  "a picture by its own address": {
    file: () => docx(part(`<v:imagedata src="${web}"/>`)),
    code: "file-remote",
  },
  "a fill by its own address": {
    file: () => docx(part('<v:fill o:href="//evil.test/a.png"/>')),
    code: "file-remote",
  },
  "a linked object": {
    file: referred(
      '<o:OLEObject Type="Link" ProgID="Word.Document.8" r:id="r"/>',
      external("oleObject", "file:///C:\\a.doc"),
    ),
    code: "file-remote",
  },
  "an object behind a hyperlink": {
    file: referred('<o:OLEObject Type="Link" r:id="r"/>', hyperlink),
    code: "file-remote",
  },
  "an SVG with a script": { file: svg("<script>alert(1)</script>"), code: "file-program" },
  "an SVG with a handler": { file: svg('<g onload="alert(1)"/>'), code: "file-program" },
  "an SVG with an outer picture": {
    file: svg(`<image xlink:href="${web}"/>`),
    code: "file-remote",
  },
  "an SVG with an outer style": {
    file: svg(`<style>@import "${web}";</style>`),
    code: "file-remote",
  },
  "a packed file": { file: object({ "\u0001Ole10Native": "\0\0\0\0MZ" }), code: "file-embedded" },
  "an equation of the old editor": {
    file: object({ "Equation Native": "x" }),
    code: "file-program",
  },
  "an object with macros": { file: object({ "Macros/VBA/dir": "x" }), code: "file-program" },
  "an object of an unknown class": {
    file: object({ CONTENTS: "x" }, "0002ce02-0000-0000-c000-000000000046"),
    code: "file-embedded",
  },
  "a script in a hyperlink": {
    file: referred('<a:hlinkClick r:id="r"/>', external("hyperlink", "javascript:alert(1)")),
    code: "file-program",
  },
  "an embedded document with macros": {
    file: () =>
      docx({
        name: "word/embeddings/a.docx",
        content: docx({ name: "word/vbaProject.bin", content: "x" }),
      }),
    code: "file-program",
  },
  macros: {
    file: badFiles["a document with macros by a part"] as () => Buffer,
    code: "file-program",
  },
  "a DOC with macros": { file: () => doc("Macros"), code: "file-program" },
  "a DOC with a packed file": { file: () => doc("\u0001Ole10Native"), code: "file-embedded" },
  "an archive bomb": { file: badFiles["an archive bomb"] as () => Buffer, code: "file-complex" },
};

export const acceptedDocuments: Record<string, () => Buffer> = {
  "a hyperlink on a picture": referred('<a:hlinkClick r:id="r"/>', hyperlink),
  "a hyperlink that nothing refers to": referred("", hyperlink),
  "a picture of the own disk": referred(
    '<a:blip r:link="r"/>',
    external("image", "file:///C:\\Users\\M\\me.png"),
  ),
  "a picture of a mail": referred('<a:blip r:link="r"/>', external("image", "cid:image001.png@1")),
  "a shape with a hyperlink": () => docx(part('<v:shape href="https://example.com/"/>')),
  "a picture object of Paint": object(
    { "\u0001Ole10Native": "\0\0\0\0BM" },
    "0003000a-0000-0000-c000-000000000046",
  ),
  "a chart object": object({ Workbook: "x" }, "00020821-0000-0000-c000-000000000046"),
  "an SVG with its own gradient": svg('<rect fill="url(#a)"/><use xlink:href="#b"/>'),
  "content types of parts that were removed": () => {
    const stale =
      '<Override PartName="/word/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
    const [types, ...others] = docxParts();
    const content = types?.content?.toString().replace("</Types>", stale) ?? "";
    return zip([{ name: "[Content_Types].xml", content }, ...others]);
  },
};
