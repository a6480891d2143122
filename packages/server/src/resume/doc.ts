const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");
const chainEnd = 0xfffffffe;
const maxSector = 0xfffffffa;

const active = new Set(["macros", "_vba_project_cur", "_vba_project", "vba", "\x01ole10native"]);

/**
 * Returns whether the bytes are a Word 97 document without macros and embedded files: a compound
 * file ([MS-CFB]) with a `WordDocument` stream.
 */
export function isDoc(bytes: Buffer): boolean {
  if (bytes.length < 1_536 || !bytes.subarray(0, 8).equals(signature)) return false;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const size = 1 << shift;
  const directory = readChain(bytes, size, bytes.readUInt32LE(48));
  if (!directory) return false;

  const names = new Map<string, number>();
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64);
    if (directory[at + 66] === 0 || length < 2 || length > 64) continue;
    const name = directory.toString("utf16le", at, at + length - 2).toLowerCase();
    names.set(name, directory.readUInt32LE(at + 116));
  }
  if ([...names.keys()].some((name) => active.has(name))) return false;
  const start = names.get("worddocument");
  if (start === undefined || start > maxSector) return false;
  const at = (start + 1) * size;
  // [MS-DOC] 2.5.2.
  return at + 2 <= bytes.length && bytes.readUInt16LE(at) === 0xa5ec;
}

/** Undefined for a broken or circular chain. */
function readChain(bytes: Buffer, size: number, first: number): Buffer | undefined {
  const sectors: Buffer[] = [];
  const max = bytes.length / size;
  let sector = first;
  while (sector !== chainEnd) {
    const start = (sector + 1) * size;
    if (sector > maxSector || start + size > bytes.length || sectors.length > max) return undefined;
    sectors.push(bytes.subarray(start, start + size));
    const next = nextSector(bytes, size, sector);
    if (next === undefined) return undefined;
    sector = next;
  }
  return Buffer.concat(sectors);
}

/** The header's 109 table sectors cover 7 MB, more than the maximum resume. */
function nextSector(bytes: Buffer, size: number, sector: number): number | undefined {
  const perTable = size / 4;
  const index = Math.floor(sector / perTable);
  if (index >= 109) return undefined;
  const table = bytes.readUInt32LE(76 + index * 4);
  const at = (table + 1) * size + (sector % perTable) * 4;
  return table <= maxSector && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : undefined;
}
