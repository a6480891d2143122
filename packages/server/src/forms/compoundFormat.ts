import type { FileCode } from "./fieldError.ts";

const headerSize = 512;
const entrySize = 128;
/** Read ahead of the sector chain, which needs the whole file. */
const maxEntries = 64;

const wordIdentifier = 0xa5ec;
/** Word 6.0 and 95. */
const oldWordIdentifiers: ReadonlySet<number> = new Set([0xa5dc, 0xa5db]);
const encryptedFlag = 0x0100;

/** Streams of an encrypted OOXML document ([MS-OFFCRYPTO] 2.3). */
const encryptedNames = ["encryptedpackage", "encryptioninfo"];

/** Streams of Excel, PowerPoint, Outlook and Hangul. */
const otherNames = [
  "workbook",
  "book",
  "powerpoint document",
  "__properties_version1.0",
  "hwpsummaryinformation",
];

/**
 * Identifies a compound file ([MS-CFB]) by its visible directory entries and Word header. Counts as
 * `doc` unless another kind is visible.
 */
export function detectCompoundFormat(bytes: Uint8Array): "doc" | FileCode {
  if (bytes.length < headerSize) return "file-damaged";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = view.getUint16(30, true) === 12 ? 4096 : 512;
  const sectorStart = (sector: number) => (sector + 1) * sectorSize;

  const streams = readDirectory(view, sectorStart(view.getUint32(48, true)));
  if (encryptedNames.some((name) => streams.has(name))) return "file-password";
  const document = streams.get("worddocument");
  if (document === undefined && otherNames.some((name) => streams.has(name))) return "file-type";
  // Writers place the document first.
  return detectWord(view, sectorStart(document ?? 0));
}

/** Maps names to first sectors. */
function readDirectory(view: DataView, start: number): Map<string, number> {
  const streams = new Map<string, number>();
  for (let index = 0; index < maxEntries; index++) {
    const at = start + index * entrySize;
    if (at + entrySize > view.byteLength) break;
    const length = view.getUint16(at + 64, true);
    if (length < 2 || length > 64) continue;
    let name = "";
    for (let offset = 0; offset < length - 2; offset += 2)
      name += String.fromCharCode(view.getUint16(at + offset, true));
    streams.set(name.replace(/\p{Cc}/gu, "").toLowerCase(), view.getUint32(at + 116, true));
  }
  return streams;
}

/** Reads the file information block ([MS-DOC] 2.5.2), if visible. */
function detectWord(view: DataView, start: number): "doc" | FileCode {
  if (start + 12 > view.byteLength) return "doc";
  const identifier = view.getUint16(start, true);
  if (oldWordIdentifiers.has(identifier)) return "file-word-95";
  const isEncrypted = (view.getUint16(start + 10, true) & encryptedFlag) !== 0;
  return identifier === wordIdentifier && isEncrypted ? "file-password" : "doc";
}
