import type { FileCode } from "./fieldError.ts";

const localHeaderSize = 30;
const encryptedFlag = 1;

interface LocalFile {
  name: string;
  isEncrypted: boolean;
  content: string;
}

type Rule = readonly [format: "docx" | FileCode, matches: (file: LocalFile) => boolean];

const named =
  (pattern: RegExp) =>
  ({ name }: LocalFile) =>
    pattern.test(name);

const hasMediaType =
  (prefix: string) =>
  ({ name, content }: LocalFile) =>
    name === "mimetype" && content.startsWith(prefix);

/** In order of precedence. Some programs write backslashes. */
const rules: readonly Rule[] = [
  ["file-password", ({ isEncrypted }) => isEncrypted],
  ["file-program", named(/^word\/vba(?:project\.bin|data\.xml)$/i)],
  ["docx", named(/^word\//i)],
  ["file-type", named(/^(?:xl|ppt|visio|fixeddocseq\.fdseq)(?:\/|$)/i)],
  ["file-opendocument", hasMediaType("application/vnd.oasis.opendocument.")],
  ["file-opendocument", hasMediaType("application/vnd.sun.xml.")],
  ["file-pages", named(/\.iwa$|^(?:index\.(?:zip|xml(?:\.gz)?)|buildversionhistory\.plist)$/i)],
  ["docx", named(/^(?:\[content_types\]\.xml|_rels\/|docprops\/|customxml\/|\[trash\]\/)/i)],
];

/**
 * Identifies a ZIP archive by its visible local headers. Office documents count as `docx` unless
 * another kind is visible.
 */
export function detectZipFormat(bytes: Uint8Array): "docx" | FileCode {
  const files = readLocalFiles(bytes);
  const rule = rules.find(([, matches]) => files.some(matches));
  return rule?.[0] ?? "file-type";
}

function readLocalFiles(bytes: Uint8Array): LocalFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decode = (start: number, end: number) =>
    new TextDecoder("latin1").decode(bytes.subarray(start, end));
  const files: LocalFile[] = [];
  let at = 0;
  while (at + localHeaderSize <= bytes.length) {
    // Streamed entries have no size in their header.
    if (view.getUint32(at, true) !== 0x04034b50) {
      at++;
      continue;
    }
    const nameEnd = at + localHeaderSize + view.getUint16(at + 26, true);
    const start = nameEnd + view.getUint16(at + 28, true);
    files.push({
      name: decode(at + localHeaderSize, nameEnd).replaceAll("\\", "/"),
      isEncrypted: (view.getUint16(at + 6, true) & encryptedFlag) !== 0,
      content: decode(start, start + 64),
    });
    at = start + view.getUint32(at + 18, true);
  }
  return files;
}
