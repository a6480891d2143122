import type { ResumeKind } from "../records/types.ts";
import { detectCompoundFormat } from "./compoundFormat.ts";
import type { FileCode } from "./fieldError.ts";
import { detectZipFormat } from "./zipFormat.ts";

/** Leading bytes that identify a format. More are more precise. */
export const formatBytes = 4096;

const signatureBytes = 64;

/** Readers accept a PDF header anywhere in these bytes (ISO 32000-1, Annex H.3.4.1). */
const pdfHeaderBytes = 1024;

export const isResumeKind = (format: ResumeKind | FileCode): format is ResumeKind =>
  !format.startsWith("file-");

/** Magic numbers in hexadecimal, after leading space. */
const signatures: readonly (readonly [RegExp, FileCode])[] = [
  // MZ, ELF, Mach-O, #! and shortcuts of Windows.
  [/^(?:4d5a(?:..){0,60}00|7f454c46|c[ef]faedfe|cafebabe|2321|4c0000000114)/, "file-program"],
  // JPEG, PNG, GIF, TIFF, Photoshop, JPEG XL and JPEG 2000.
  [
    /^(?:ffd8ff|89504e47|47494638|49492a00|4d4d002a|38425053|0000000c(?:4a584c20|6a50))/,
    "file-picture",
  ],
  // WebP, BMP, HEIC and AVIF.
  [
    /^(?:52494646.{8}57454250|424d.{8}00000000|.{8}66747970(?:686569|686576|6d6966|6d7366|617669))/,
    "file-picture",
  ],
  // Word 1 and 2 for Windows, Word for DOS and Windows Write.
  [/^(?:9ba52100|dba52d00|3[12]be000000ab)/, "file-word-95"],
];

/** XML declarations, comments and Word's conditional sections. */
const prolog = /^(?:<\?xml[^>]*>|<!\[[^>]*>|<!--(?:(?!-->)[\s\S])*-->|\s)*/;

/** Lower case, without the prolog. */
const texts: readonly (readonly [RegExp, FileCode])[] = [
  [/^bplist[\s\S]*webmainresource/, "file-web-page"],
  // Placeholder of a file in iCloud.
  [/^bplist/, "file-empty"],
  [/^\{\\rtf?/, "file-rtf"],
  [/^<(?:!doctype\s+)?svg\b/, "file-picture"],
  [/^<office:document\b/, "file-opendocument"],
  [
    /^<(?:!doctype\s+html|html|head|meta|title|body|style|script|table|div|p|span|h[1-6]|center|font|b|br)\b/,
    "file-web-page",
  ],
  [
    /^(?:from|subject|date|mime-version|content-type|snapshot-content-location):[\s\S]*(?:multipart\/related|text\/html)/,
    "file-web-page",
  ],
];

/**
 * Identifies a file by its leading bytes, or returns why it is rejected. `doc` and `docx` are
 * guesses: the server inspects the whole file.
 */
export function detectResumeFormat(bytes: Uint8Array): ResumeKind | FileCode {
  // Unfinished downloads contain zeros.
  if (bytes.every((byte) => byte === 0)) return "file-empty";
  const head = String.fromCharCode(...bytes.subarray(0, formatBytes));
  const start = /^(?:\xef\xbb\xbf)?\s*/.exec(head)?.[0].length ?? 0;
  if (start === head.length) return "file-empty";
  const magic = toHex(bytes.subarray(start, start + signatureBytes));
  if (/^504b(?:3030504b)?0304/.test(magic)) return detectZipFormat(bytes);
  if (magic.startsWith("d0cf11e0a1b11ae1")) return detectCompoundFormat(bytes.subarray(start));
  const signature = signatures.find(([pattern]) => pattern.test(magic));
  if (signature) return signature[1];
  if (/%PDF-\d/.test(head.slice(0, pdfHeaderBytes))) return "pdf";
  const text = decodeText(bytes).toLowerCase().replace(prolog, "");
  return texts.find(([pattern]) => pattern.test(text))?.[1] ?? "file-type";
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function decodeText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  return new TextDecoder(encoding).decode(bytes.subarray(0, formatBytes));
}
