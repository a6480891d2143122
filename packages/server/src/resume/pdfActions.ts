import {
  getText,
  isDictionary,
  type PdfDictionary,
  type PdfDocument,
  type PdfValue,
} from "./pdfDocument.ts";
import { refuse } from "./refusedFile.ts";
import { isProgramName, isRemoteTarget } from "./targets.ts";

/** Run or play something (ISO 32000-2, 12.6.4). */
const programs = new Set([
  "/GoTo3DView",
  "/ImportData",
  "/JavaScript",
  "/Movie",
  "/Rendition",
  "/RichMediaExecute",
  "/Sound",
]);

/** Within the document. Allowed without a click. */
const harmless = new Set([
  "/GoTo",
  "/GoToDp",
  "/Hide",
  "/Named",
  "/ResetForm",
  "/SetOCGState",
  "/Trans",
]);

/** Keys of a file specification (ISO 32000-2, 7.11.3). */
const fileNames = ["/UF", "/F", "/Unix", "/Mac", "/DOS"];

/**
 * Judges an action and those that follow it. "remove" is a link to a local file, which the reader
 * does not have. Throws a `RefusedFileError` for an action that runs, sends or loads.
 *
 * @param isAutomatic runs without a click
 */
export function judgeAction(
  document: PdfDocument,
  value: PdfValue,
  isAutomatic: boolean,
  seen = new Set<PdfValue>(),
): "keep" | "remove" {
  const { resolve } = document;
  const action = resolve(value);
  if (!isDictionary(action) || seen.has(action)) return "keep";
  const type = resolve(action["/S"]);
  if (typeof type !== "string") return "keep";
  seen.add(action);
  const next = [resolve(action["/Next"]) ?? []].flat();
  const own = judgeOne(document, action, type, isAutomatic);
  const others = next.map((one) => judgeAction(document, one, isAutomatic, seen));
  return [own, ...others].includes("remove") ? "remove" : "keep";
}

function judgeOne(
  document: PdfDocument,
  action: PdfDictionary,
  type: string,
  isAutomatic: boolean,
): "keep" | "remove" {
  const { resolve } = document;
  if (harmless.has(type)) return "keep";
  if (programs.has(type)) refuse("file-program", `an action ${type}`);
  if (type === "/SubmitForm") refuse("file-remote", "a form that is sent");
  if (type === "/GoToE") refuse("file-embedded", "a link into an attachment");
  if (type === "/URI") {
    const address = getText(resolve(action["/URI"]));
    if (isAutomatic) refuse("file-remote", "an address that opens by itself");
    if (/^\s*(data|javascript|vbscript):/i.test(address))
      refuse("file-program", "a script in a link");
    return /^\s*file:/i.test(address) ? "remove" : "keep";
  }
  if (type === "/Launch") return judgeLaunch(document, action, isAutomatic);
  if (type === "/GoToR" || (type === "/Thread" && action["/F"] !== undefined)) {
    const names = getFileNames(document, action["/F"]);
    if (isAutomatic || names.some(isRemoteTarget))
      refuse("file-remote", "another document that opens");
    return "remove";
  }
  if (isAutomatic && type !== "/Thread") refuse("file-program", `an action ${type}`);
  return "keep";
}

function judgeLaunch(document: PdfDocument, action: PdfDictionary, isAutomatic: boolean): "remove" {
  const systems = ["/Win", "/Mac", "/Unix"].map((key) => document.resolve(action[key]));
  const names = [
    ...getFileNames(document, action["/F"]),
    ...systems.filter(isDictionary).flatMap((one) => getFileNames(document, one["/F"])),
  ];
  const hasParameters = systems.some((one) => isDictionary(one) && ("/P" in one || "/O" in one));
  if (names.some(isRemoteTarget)) refuse("file-remote", "a link to another machine's file");
  const isDocument = (name: string) => /\.[a-z0-9]{1,5}$/i.test(name) && !isProgramName(name);
  if (isAutomatic || hasParameters || names.length === 0 || !names.every(isDocument))
    refuse("file-program", "a link that starts a program");
  return "remove";
}

function getFileNames({ resolve }: PdfDocument, value: PdfValue | undefined): string[] {
  const file = resolve(value);
  const names = isDictionary(file) ? fileNames.map((key) => resolve(file[key])) : [file];
  return names.map(getText).filter((name) => name !== "");
}
