import { SaxesParser } from "saxes";

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

const nested = "\0";

/** URL scheme or network share. */
const elsewhere = /^[a-z][\w+.-]+:|:\/\/|^(\\\\|\/\/)/i;

/** Checks an instruction (ECMA-376, 17.16). Names computed by a nested field are harmful. */
function isHarmlessField(instruction: string): boolean {
  const [, name = "", rest = ""] = /^[\s"]*([^\s"\\]*)(.*)$/s.exec(instruction) ?? [];
  if (name.includes(nested) || activeFields.has(name.toUpperCase())) return false;
  if (name.toUpperCase() !== "INCLUDEPICTURE") return true;
  const [, place = ""] = /^\s*"?([^"]*)/.exec(rest) ?? [];
  // Copied pictures often refer to a local file of the author.
  const local = place.replace(/^file:\/\/\/(?![\\/])/i, "");
  return !rest.includes(nested) && !elsewhere.test(local);
}

/**
 * Returns whether no field of a DOCX part runs code or loads external content. `false` for
 * malformed XML or a DOCTYPE.
 */
export function hasHarmlessFields(part: string): boolean {
  let isHarmless = true;
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
  // Instructions outside of fields are ignored. Unclosed ones count.
  const [outside = "", ...rest] = open;
  look(outside.replaceAll(nested, " "));
  for (const one of rest) look(one);
  return isHarmless;
}

/** [MS-DOC] 2.8.25. */
const fieldBegin = "\u0013";

/** Returns whether no field of a DOC file runs code or loads external content. */
export function hasHarmlessDocFields(bytes: Buffer): boolean {
  // Makes 8-bit and 16-bit text alike.
  const text = bytes.toString("latin1").replaceAll("\0", "");
  return text
    .split(fieldBegin)
    .slice(1)
    .every((rest) => {
      const [instruction = ""] = /^[\t\r -~]*/.exec(rest) ?? [];
      // Shorter matches occur by chance in pictures.
      return instruction.length < 8 || isHarmlessField(instruction);
    });
}
