import { SaxesParser } from "saxes";

/** Fields of Word that run something, or read another file or address when they are worked out. */
const activeFields = new Set([
  "CONTROL",
  "DATABASE",
  "DDE",
  "DDEAUTO",
  "HTMLCONTROL",
  "IMPORT",
  "INCLUDE",
  "INCLUDETEXT",
  "LINK",
  "MACROBUTTON",
  "OCX",
  "RD",
]);

/** Stands in an instruction where another field's result goes. */
const nested = "\0";

/** A place on another computer, by its scheme or as a share. */
const elsewhere = /^[a-z][\w+.-]+:|:\/\/|^(\\\\|\/\/)/i;

/**
 * Whether a field's instruction (ECMA-376, 17.16) runs and fetches nothing. One whose name is the
 * result of another field hides it, and is not harmless.
 */
function isHarmlessField(instruction: string): boolean {
  const [, name = "", rest = ""] = /^[\s"]*([^\s"\\]*)(.*)$/s.exec(instruction) ?? [];
  if (name.includes(nested) || activeFields.has(name.toUpperCase())) return false;
  if (name.toUpperCase() !== "INCLUDEPICTURE") return true;
  const [, place = ""] = /^\s*"?([^"]*)/.exec(rest) ?? [];
  // Copied pictures often keep their place on the writer's own computer.
  const local = place.replace(/^file:\/\/\/(?![\\/])/i, "");
  return !rest.includes(nested) && !elsewhere.test(local);
}

/** Whether all fields in a part of a Word document are harmless, and the part is XML without a DOCTYPE. */
export function hasHarmlessFields(part: string): boolean {
  let isHarmless = true;
  /** The instructions of the fields that are open, the innermost last; the first is of none. */
  const open: string[] = [""];
  let isInstruction = false;
  const look = (instruction: string) => {
    isHarmless &&= isHarmlessField(instruction);
  };
  const add = (text: string) => {
    open[open.length - 1] += text;
  };
  const xml = new SaxesParser({ xmlns: true });
  xml.on("doctype", () => {
    isHarmless = false;
  });
  xml.on("opentag", ({ local, attributes }) => {
    const attribute = (name: string) =>
      Object.values(attributes).find((one) => one.local === name)?.value ?? "";
    isInstruction = local === "instrText" || local === "delInstrText";
    if (local === "fldSimple") look(attribute("instr"));
    if (local !== "fldChar") return;
    if (attribute("fldCharType") === "begin") {
      add(nested);
      open.push("");
    } else if (attribute("fldCharType") === "end" && open.length > 1) look(open.pop() ?? "");
  });
  xml.on("text", (text) => {
    if (isInstruction) add(text);
  });
  xml.on("cdata", (text) => {
    if (isInstruction) add(text);
  });
  xml.on("closetag", () => {
    isInstruction = false;
  });
  try {
    xml.write(part).close();
  } catch {
    return false;
  }
  // Outside of a field an instruction means nothing, and those that were not ended are as they are.
  const [outside = "", ...rest] = open;
  look(outside.replaceAll(nested, " "));
  for (const one of rest) look(one);
  return isHarmless;
}

/** Begins a field in a Word 97 document ([MS-DOC] 2.8.25). */
const fieldBegin = "\u0013";

/** The same in the text of a Word 97 document. */
export function hasHarmlessDocFields(bytes: Buffer): boolean {
  // Texts of one byte a letter and of two look alike then.
  const text = bytes.toString("latin1").replaceAll("\0", "");
  return text
    .split(fieldBegin)
    .slice(1)
    .every((rest) => {
      const [instruction = ""] = /^[\t\r -~]*/.exec(rest) ?? [];
      // What is shorter comes about by chance, in pictures.
      return instruction.length < 8 || isHarmlessField(instruction);
    });
}
