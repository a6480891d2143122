import CFB from "cfb";
import { refuse } from "./refusedFile.ts";

/** [MS-CFB] 2.6.1. */
const stream = 2;

/** Class ids in the byte order of the file. */
const inertClasses = new Set(
  [
    "00000000", // none
    "00000315", // StaticMetafile
    "00000316", // StaticDib
    "00000319", // StaticEnhancedMetafile
    "0003000a", // PBrush
    "d3e34b21", // Paint.Picture
    "00020803", // MSGraph.Chart.8
    "00020820", // Excel.Sheet.8
    "00020821", // Excel.Chart.8
    "00020830", // Excel.Sheet.12
    "00020832", // Excel.SheetMacroEnabled.12, macros are refused
    "00020833", // Excel.SheetBinaryMacroEnabled.12
    "00020906", // Word.Document.8
    "00020907", // Word.Picture.8
    "f4754c9b", // Word.Document.12
    "64818d10", // PowerPoint.Show.8
    "64818d11", // PowerPoint.Slide.8
    "cf4f55f4", // PowerPoint.Show.12
    "048eb43e", // PowerPoint.Slide.12
    "00021a13", // Visio.Drawing.5
    "00021a14", // Visio.Drawing.6 and later
    "00021a15", // Visio.Drawing.15
  ].map((id) => Buffer.from(id, "hex").reverse().toString("hex")),
);

const macros = new Set(["macros", "_vba_project_cur", "_vba_project", "vba"]);

export interface CompoundEntry {
  /** From the root on, lower case. */
  path: readonly string[];
  content: Buffer;
  isStream: boolean;
  classId: string;
}

/** Reads a compound file ([MS-CFB]), mini stream included. Throws a `RefusedFileError`. */
export function readCompound(bytes: Buffer): CompoundEntry[] {
  try {
    const { FileIndex, FullPaths } = CFB.parse(bytes, { type: "buffer" });
    return FileIndex.map((entry, at) => ({
      path: (FullPaths[at] ?? entry.name).toLowerCase().split("/").slice(1).filter(Boolean),
      content: Buffer.from((entry.content as Uint8Array | undefined) ?? []),
      isStream: entry.type === stream,
      classId: String(entry.clsid ?? "").slice(0, 8),
    })).filter(({ path }, at) => at === 0 || path.length > 0);
  } catch (error) {
    return refuse("file-damaged", `a broken compound file: ${String(error)}`);
  }
}

/**
 * Checks macros and embedded objects by streams and classes. Throws a `RefusedFileError` for
 * programs and for objects other than pictures, charts and Office documents.
 */
export function requireInert(entries: CompoundEntry[]): void {
  for (const { path, content, isStream, classId } of entries) {
    const name = path.at(-1) ?? "";
    if (macros.has(name)) refuse("file-program", "macros");
    if (name === "equation native") refuse("file-program", "an equation of the old editor");
    if (name === "encryptedpackage" || name === "encryptedsummary")
      refuse("file-password", "an encrypted document");
    if (name === "\x01ole10native" && !isBitmap(content)) refuse("file-embedded", "a packed file");
    if (!isStream && !inertClasses.has(classId || "00000000"))
      refuse("file-embedded", `an object of the class ${classId}`);
  }
}

/** Paint stores a bitmap after its size. */
const isBitmap = (content: Buffer): boolean => content.toString("latin1", 4, 6) === "BM";
