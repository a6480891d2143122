import { readCompound, requireInert } from "./compound.ts";
import { requireInertDocFields } from "./fields.ts";
import { refuse } from "./refusedFile.ts";
import { isRemoteTarget } from "./targets.ts";
import { isArchive } from "./zip.ts";

/** File information block ([MS-DOC] 2.5). */
const fib = {
  wIdent: 0,
  flags: 0x0a,
  fcSttbfAssoc: 0x19a,
  lcbSttbfAssoc: 0x19e,
};
const word97 = 0xa5ec;
const word95 = new Set([0xa5db, 0xa5dc]);
const isEncrypted = 0x0100;
const usesTable1 = 0x0200;

/** Template's path in SttbfAssoc ([MS-DOC] 2.9.273). */
const templateIndex = 1;

/**
 * Checks a Word 97 document. Throws a `RefusedFileError` for macros, packed files, active fields,
 * remote templates and passwords.
 */
export function requireSafeDoc(bytes: Buffer): void {
  if (isArchive(bytes)) refuse("file-program", "a DOC that is an archive as well");
  const entries = readCompound(bytes);
  const find = (name: string) =>
    entries.find(({ path }) => path.length === 1 && path[0] === name)?.content;
  // Other programs write their own class into the root.
  requireInert(entries.slice(1));
  const text = find("worddocument") ?? Buffer.alloc(0);
  if (text.length < fib.lcbSttbfAssoc + 4)
    refuse("file-type", "a compound file without a document");
  const identifier = text.readUInt16LE(fib.wIdent);
  if (word95.has(identifier)) refuse("file-word-95", "a document of Word 6 or 95");
  if (identifier !== word97) refuse("file-type", "a compound file without a document of Word 97");
  const flags = text.readUInt16LE(fib.flags);
  if (flags & isEncrypted) refuse("file-password", "a DOC with a password");
  const table = find(flags & usesTable1 ? "1table" : "0table");
  const template = table && readTemplate(text, table);
  if (template && isRemoteTarget(template)) refuse("file-remote", "a template from elsewhere");
  requireInertDocFields(bytes);
}

function readTemplate(info: Buffer, table: Buffer): string | undefined {
  const start = info.readUInt32LE(fib.fcSttbfAssoc);
  const list = table.subarray(start, start + info.readUInt32LE(fib.lcbSttbfAssoc));
  // fExtend, cData and cbExtra ([MS-DOC] 2.2.4).
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return undefined;
  const count = list.readUInt16LE(2);
  const extra = list.readUInt16LE(4);
  let at = 6;
  for (let index = 0; index < count && at + 2 <= list.length; index++) {
    const end = at + 2 + list.readUInt16LE(at) * 2;
    if (index === templateIndex) return list.toString("utf16le", at + 2, end);
    at = end + extra;
  }
  return undefined;
}
