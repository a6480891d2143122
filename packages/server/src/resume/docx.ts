import { readCompound, requireInert } from "./compound.ts";
import { getAttribute, type PartElement, parsePart, reviewPart, reviewSvg } from "./docxPart.ts";
import { type Relationship, requireInertRelationship } from "./docxRelationships.ts";
import { refuse } from "./refusedFile.ts";
import { isProgramName } from "./targets.ts";
import { type Entry, getSize, readArchive, unpack, verify, ZipError } from "./zip.ts";

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

const activeParts = /(^|\/)(vba[^/]*\.(bin|xml)$|(activeX|macrosheets)\/.)/i;

const activeTypes = /macroEnabled|vbaProject|activeX/i;

/** Open by a double click only. */
const officeParts = /\.(docx|xlsx|pptx)$/i;

const compoundSignature = "d0cf11e0a1b11ae1";

/** Relationships and content types. Real documents have a few hundred lines. */
const maxListBytes = 256 * 1024;

/** A thesis has about two million. */
const maxTextBytes = 16 * 1024 * 1024;

/**
 * Inspects a Word document (ECMA-376) and returns it without bytes after its archive. Throws a
 * `RefusedFileError` for active parts and fields, and for anything that loads on opening.
 * Hyperlinks are allowed.
 */
export async function sanitizeDocx(bytes: Buffer): Promise<Buffer> {
  try {
    const archive = readArchive(bytes);
    await review(archive.bytes, archive.entries);
    return archive.bytes;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return refuse(error.isTooLarge ? "file-complex" : "file-damaged", error.message);
  }
}

async function review(bytes: Buffer, all: Entry[]): Promise<void> {
  const entries = all.filter(({ name }) => !name.endsWith("/"));
  for (const { name } of entries)
    if (activeParts.test(name) || isProgramName(name)) refuse("file-program", `a part ${name}`);
  const find = (name: string) => entries.find((entry) => entry.name === name);
  const types = find("[Content_Types].xml");
  if (!types || !find("_rels/.rels")) refuse("file-type", "an archive that is no document");
  const lists = entries.filter(({ name }) => /\.rels$/i.test(name));
  if (getSize([types as Entry, ...lists]) > maxListBytes)
    refuse("file-complex", "too many relationships");
  const elements = await readElements(bytes, types as Entry);
  requireDocument(elements, entries);
  const texts = entries.filter(createTextTest(elements));
  if (getSize(texts) > maxTextBytes) refuse("file-complex", "too much text");

  const referrers = new Map<string, Map<string, Set<string>>>();
  for (const entry of texts)
    referrers.set(entry.name.toLowerCase(), reviewPart(await unpack(bytes, entry)));
  const objects = new Set<string>();
  for (const list of lists) {
    const source = list.name.replace(/_rels\/([^/]*)\.rels$/i, "$1").toLowerCase();
    for (const relationship of await readRelationships(bytes, list)) {
      const { id, type, target } = relationship;
      requireInertRelationship(relationship, referrers.get(source)?.get(id));
      if (/\/oleObject$/i.test(type)) objects.add(resolvePart(source, target));
    }
  }
  for (const entry of entries) await reviewEntry(bytes, entry, objects);
}

function requireDocument(elements: PartElement[], entries: Entry[]): void {
  const names = entries.map(({ name }) => `/${name.toLowerCase()}`);
  const isUsed = (element: PartElement) => {
    const part = getAttribute(element, "PartName").toLowerCase();
    const extension = getAttribute(element, "Extension").toLowerCase();
    return element.name === "Override"
      ? names.includes(part)
      : names.some((name) => name.endsWith(`.${extension}`));
  };
  const used = elements.filter(isUsed).map((element) => getAttribute(element, "ContentType"));
  if (used.some((type) => activeTypes.test(type))) refuse("file-program", "a document with macros");
  if (!used.includes(mainType)) refuse("file-type", "an Office document other than Word's");
}

function createTextTest(elements: PartElement[]): (entry: Entry) => boolean {
  const texts = new Set(
    elements
      .filter((element) => /wordprocessingml/i.test(getAttribute(element, "ContentType")))
      .map((element) => getAttribute(element, "PartName").replace(/^\//, "").toLowerCase()),
  );
  return ({ name }) =>
    (/^word\/.*\.xml$/i.test(name) && !/^word\/_rels\//i.test(name)) ||
    texts.has(name.toLowerCase());
}

async function readRelationships(bytes: Buffer, entry: Entry): Promise<Relationship[]> {
  const elements = await readElements(bytes, entry);
  return elements
    .filter(({ name }) => name === "Relationship")
    .map((element) => ({
      id: getAttribute(element, "Id"),
      type: getAttribute(element, "Type"),
      target: getAttribute(element, "Target"),
      isExternal: getAttribute(element, "TargetMode").toLowerCase() === "external",
    }));
}

async function readElements(bytes: Buffer, entry: Entry): Promise<PartElement[]> {
  const elements: PartElement[] = [];
  parsePart(await unpack(bytes, entry), (element) => elements.push(element));
  return elements;
}

/** ECMA-376, part 2. */
const resolvePart = (source: string, target: string): string =>
  new URL(target, `part:/${source}`).pathname.slice(1).toLowerCase();

async function reviewEntry(bytes: Buffer, entry: Entry, objects: Set<string>): Promise<void> {
  const name = entry.name.toLowerCase();
  let head = Buffer.alloc(0);
  await verify(bytes, entry, (part) => {
    if (head.length < 8) head = Buffer.concat([head, part.subarray(0, 8)]);
  });
  const isCompound = head.toString("hex", 0, 8) === compoundSignature;
  if (isCompound) requireInert(readCompound(await unpack(bytes, entry)));
  else if (name.endsWith(".svg")) reviewSvg(await unpack(bytes, entry));
  else if (/(^|\/)embeddings\//.test(name) && officeParts.test(name))
    await reviewOfficePart(await unpack(bytes, entry));
  else if (objects.has(name) || /(^|\/)embeddings\//.test(name))
    refuse("file-embedded", `a part ${entry.name}`);
}

async function reviewOfficePart(bytes: Buffer): Promise<void> {
  const { entries } = readArchive(bytes);
  if (entries.some(({ name }) => activeParts.test(name) || isProgramName(name)))
    refuse("file-program", "an embedded document with macros");
}
