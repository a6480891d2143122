import { crc32, createInflateRaw } from "node:zlib";

export interface Entry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  start: number;
  end: number;
  dataStart: number;
}

export class ZipError extends Error {
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const endMark = Buffer.from("PK\x05\x06", "latin1");

const maxEntries = 1_000;
const maxEntrySize = 20 * 1024 * 1024;
const maxSize = 40 * 1024 * 1024;
const partSize = 64 * 1024;

const refuse = (why: string, isTooLarge = false): never => {
  throw new ZipError(why, isTooLarge);
};

/** Removes whitespace and zeros after the end. */
function trim(bytes: Buffer): Buffer {
  const first = Math.max(0, bytes.length - endLength - 2 * 0xffff);
  for (let at = bytes.length - endLength; at >= first; at--) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    const end = at + endLength + bytes.readUInt16LE(at + 20);
    if (/^[\0\s]*$/.test(bytes.toString("latin1", end))) return bytes.subarray(0, end);
  }
  return refuse("no end of the central directory");
}

/** Returns whether the bytes end as an archive. */
export function isArchive(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(endMark);
  if (at < 0 || at + endLength > bytes.length) return false;
  return at + endLength + bytes.readUInt16LE(at + 20) === bytes.length;
}

export interface Archive {
  bytes: Buffer;
  entries: Entry[];
}

/**
 * Reads the central directory (PKWARE APPNOTE 4.3). Throws `ZipError` for archives that could hide
 * content: ZIP64, encryption, spanning, gaps, overlaps, duplicate names, path traversal, excessive
 * sizes.
 */
export function readArchive(file: Buffer): Archive {
  const bytes = trim(file);
  const end = bytes.lastIndexOf(endMark);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count)
    refuse("more than one disk");
  if (count === 0 || count > maxEntries) refuse("too few or too many entries", count > 0);
  if (start + bytes.readUInt32LE(end + 12) !== end) refuse("bytes around the central directory");

  const entries: Entry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) refuse("a broken directory");
    entries.push(readEntry(bytes, at, start));
    at +=
      46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end) refuse("bytes after the directory");
  requireContiguous(entries, start);
  return { bytes, entries };
}

function readEntry(bytes: Buffer, at: number, max: number): Entry {
  const flags = bytes.readUInt16LE(at + 8);
  const entry = {
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    compressedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    start: bytes.readUInt32LE(at + 42),
  };
  const nameLength = bytes.readUInt16LE(at + 28);
  const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
  if (flags & 0x2041) refuse("an encrypted entry");
  if (entry.method !== 0 && entry.method !== 8) refuse("an unusual compression");
  if (entry.method === 0 && entry.size !== entry.compressedSize) refuse("two sizes");
  if (entry.size > maxEntrySize) refuse("an entry that is too large", true);
  if (!isPlainName(name)) refuse("an entry that leaves its folder");

  const local = entry.start;
  if (local + 30 > max || bytes.readUInt32LE(local) !== localSignature) refuse("a lost entry");
  const localName = bytes.toString("utf8", local + 30, local + 30 + bytes.readUInt16LE(local + 26));
  if (localName !== name || bytes.readUInt16LE(local + 8) !== entry.method)
    refuse("an entry with two descriptions");
  const dataStart = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const end = dataStart + entry.compressedSize;
  if (end > max) refuse("an entry past the end");
  return { ...entry, name, dataStart, end };
}

export const getSize = (entries: Entry[]): number =>
  entries.reduce((sum, { size }) => sum + size, 0);

function isPlainName(name: string): boolean {
  if (!/^[^\p{Cc}\\:\ufffd]{1,255}$/u.test(name) || name.startsWith("/")) return false;
  return !name.split("/").some((part) => part === ".." || part === ".");
}

/** Overlaps defeat ratio checks, and gaps hide content. */
function requireContiguous(entries: Entry[], directory: number): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size !== entries.length) refuse("a name twice");
  if (getSize(entries) > maxSize) refuse("too much to unpack", true);
  let at = 0;
  for (const { start, end } of entries.toSorted((a, b) => a.start - b.start)) {
    // Data descriptor.
    if (start < at || start - at > (at === 0 ? 0 : 24))
      refuse("entries that overlap, or bytes between");
    at = end;
  }
  if (directory - at > 24 || directory < at) refuse("bytes before the directory");
}

/** Unpacks an entry. Throws `ZipError` for a wrong size or checksum. */
export async function unpack(bytes: Buffer, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  await verify(bytes, entry, (part) => parts.push(part));
  return Buffer.concat(parts);
}

/**
 * Checks an entry without keeping it, because it may be large. Throws `ZipError` for a wrong size
 * or checksum.
 */
export async function verify(
  bytes: Buffer,
  entry: Entry,
  onPart: (part: Buffer) => void = () => undefined,
): Promise<void> {
  let size = 0;
  let crc = 0;
  for await (const part of getParts(bytes, entry)) {
    size += part.length;
    if (size > entry.size) break;
    crc = crc32(part, crc);
    onPart(part);
  }
  if (size !== entry.size || crc !== entry.crc) refuse("a broken entry");
}

async function* getParts(bytes: Buffer, entry: Entry): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(entry.dataStart, entry.end);
  if (entry.method === 0) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: partSize });
  inflate.end(packed);
  try {
    yield* inflate;
  } catch {
    refuse("an entry that cannot be unpacked");
  }
}
