import { type Entry, readEntries, unpack, ZipError } from "./zip.ts";

const mainPart = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Parts that run something when the document is opened. */
const activeParts =
  /(^|\/)(vba[^/]*\.(bin|xml)|activeX\/|macrosheets\/)|\.(exe|dll|js|vbs|hta|jar|lnk)$/i;

const mostText = 1024 * 1024;

/**
 * Whether these bytes are a Word document by its parts (ECMA-376): an archive that unpacks to what
 * it says, with the content type of a document's main part, and nothing in it that runs. A template
 * fetched from elsewhere is a macro by another way.
 */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  try {
    const entries = readEntries(bytes);
    const find = (name: string) => entries.find((entry) => entry.name === name);
    if (entries.some(({ name }) => activeParts.test(name))) return false;
    const types = await textOf(bytes, find("[Content_Types].xml"));
    if (!types.includes(mainPart) || /macroEnabled|vbaProject|activeX/i.test(types)) return false;
    if (!find("_rels/.rels") || !find("word/document.xml")) return false;
    for (const entry of entries) if (!(await isHarmless(bytes, entry))) return false;
    return true;
  } catch (error) {
    if (error instanceof ZipError) return false;
    throw error;
  }
}

/** Unpacks every entry, one after the other, so that no size is taken on trust. */
async function isHarmless(bytes: Buffer, entry: Entry): Promise<boolean> {
  const content = await unpack(bytes, entry);
  if (!entry.name.endsWith(".rels")) return true;
  const relations = content.toString("utf8").match(/<Relationship\b[^>]*>/g) ?? [];
  return !relations.some(
    (one) =>
      /(attachedTemplate|oleObject|frame|subDocument)["']/.test(one) &&
      /Target\s*=\s*["'](?:https?:|ftp:|mhtml:|\\\\|file:\/\/[^/])/i.test(one),
  );
}

async function textOf(bytes: Buffer, entry: Entry | undefined): Promise<string> {
  if (!entry || entry.size > mostText) throw new ZipError("no content types");
  return (await unpack(bytes, entry)).toString("utf8");
}
