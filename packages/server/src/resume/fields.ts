import { refuse } from "./refusedFile.ts";
import { isRemoteTarget } from "./targets.ts";

/** Run something (ECMA-376, 17.16.5). */
const programs = new Set(["CONTROL", "DDE", "DDEAUTO", "HTMLCONTROL", "MACROBUTTON", "OCX"]);

/** Read another file or database. */
const readers = new Set(["DATABASE", "IMPORT", "INCLUDE", "INCLUDETEXT", "LINK", "RD"]);

/** Placeholders to click on, in Word's own templates. */
const placeholder = /^\s*"?(no_?macro|no_?name|DoFieldClick|Noop|None)\b/i;

export const nestedField = "\0";

/**
 * Checks a field's instruction (ECMA-376, 17.16). Throws a `RefusedFileError` for one that runs or
 * loads something. Names computed by a nested field count as programs.
 */
export function requireInertField(instruction: string): void {
  const [, name = "", rest = ""] = /^[\s"]*([^\s"\\]*)(.*)$/s.exec(instruction) ?? [];
  const type = name.toUpperCase();
  if (type === "MACROBUTTON" && placeholder.test(rest)) return;
  if (name.includes(nestedField) || programs.has(type)) refuse("file-program", `a field ${type}`);
  if (readers.has(type)) refuse("file-remote", `a field ${type}`);
  if (type !== "INCLUDEPICTURE") return;
  const [, place = ""] = /^\s*"?([^"]*)/.exec(rest) ?? [];
  // Backslashes are doubled. Copied pictures often refer to a local file.
  const target = place.replaceAll("\\\\", "\\");
  if (rest.includes(nestedField) || isRemoteTarget(target) || isRemoteTarget(place.trim()))
    refuse("file-remote", "a picture that is fetched");
}

/** [MS-DOC] 2.8.25. */
const fieldBegin = "\u0013";

/** Shorter matches occur by chance in pictures. */
const minInstruction = 8;

/** Checks the fields of a DOC. Throws a `RefusedFileError`. */
export function requireInertDocFields(bytes: Buffer): void {
  // 8-bit and 16-bit text become alike.
  const text = bytes.toString("latin1").replaceAll("\0", "");
  for (const rest of text.split(fieldBegin).slice(1)) {
    const [instruction = ""] = /^[\t\r -~]*/.exec(rest) ?? [];
    if (instruction.length >= minInstruction) requireInertField(instruction);
  }
}
