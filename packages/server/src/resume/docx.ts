import { hasHarmlessFields } from "./fields.ts";
import { type Element, parseElements } from "./xml.ts";
import { type Entry, getSize, readEntries, unpack, verify, ZipError } from "./zip.ts";

const mainPart = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Run on opening, or embed a file that may. */
const activeParts =
  /(^|\/)(vba[^/]*\.(bin|xml)|(activeX|macrosheets)\/|embeddings\/(?=[^/])(?!.*\.(docx|xlsx|pptx)$))|\.(exe|dll|js|vbs|hta|jar|lnk)$/i;

const activeTypes = /macroEnabled|vbaProject|activeX|oleObject/i;

const activeRelations = /\/(oleObject|control|vbaProject|activeXControlBinary|aFChunk)$/i;

/** In a local folder of the author. */
const localTemplate =
  /^((file:\/\/\/)?[a-z]:[\\/]|(file:\/\/)?\/(Users|Applications|Library|home|opt|usr)\/)[^<>"|?*]*\.dot[mx]?$|^Normal\.dotm?$/i;

/** Relationships and content types. Real documents have a few hundred lines. */
const maxTextLength = 256 * 1024;

/** Bytes of all texts. A thesis has about two million. */
const maxBodyBytes = 16 * 1024 * 1024;

/**
 * Returns whether the bytes are a Word document (ECMA-376) without active parts and fields, and
 * without external resources that load on opening. Hyperlinks are allowed.
 */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  try {
    const entries = readEntries(bytes);
    if (entries.some(({ name }) => activeParts.test(name))) return false;
    const find = (name: string) => entries.find((entry) => entry.name === name);
    const types = find("[Content_Types].xml");
    if (!types || !find("_rels/.rels") || !entries.some(isMainPart)) return false;
    const relations = entries.filter(({ name }) => /\.rels$/i.test(name));
    if (getSize([types, ...relations]) > maxTextLength) return false;
    const listed = await elementsIn(bytes, types);
    if (!areDocumentTypes(listed)) return false;
    for (const entry of relations)
      if (!(await elementsIn(bytes, entry)).every(isHarmless)) return false;
    const texts = entries.filter(createTextTest(listed));
    if (getSize(texts) > maxBodyBytes) return false;
    for (const entry of texts)
      if (!hasHarmlessFields(decode(await unpack(bytes, entry)))) return false;
    for (const entry of entries) await verify(bytes, entry);
    return true;
  } catch (error) {
    if (error instanceof ZipError) return false;
    throw error;
  }
}

function createTextTest(types: Element[]): (entry: Entry) => boolean {
  const said = new Set(
    types
      .filter(({ attributes }) => /wordprocessingml/i.test(attributes.get("ContentType") ?? ""))
      .map(({ attributes }) => attributes.get("PartName")?.replace(/^\//, "").toLowerCase()),
  );
  return ({ name }) => /^word\/.*\.xml$/i.test(name) || said.has(name.toLowerCase());
}

/** Word processors write UTF-8 only. Throws `ZipError`. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ZipError("a text in another encoding");
  }
}

// Word on the web adds a number.
const isMainPart = ({ name }: Entry): boolean => /^word\/document\d*\.xml$/.test(name);

function areDocumentTypes(elements: Element[]): boolean {
  const types = elements.map(({ attributes }) => attributes.get("ContentType") ?? "");
  return types.includes(mainPart) && !types.some((type) => activeTypes.test(type));
}

/** Checks a relationship (ECMA-376, part 2, 9.3). */
function isHarmless({ name, attributes }: Element): boolean {
  if (name !== "Relationship") return true;
  const type = attributes.get("Type") ?? "";
  const target = attributes.get("Target") ?? "";
  if (activeRelations.test(type)) return false;
  if (type.endsWith("/hyperlink")) return true;
  if (type.endsWith("/attachedTemplate")) return localTemplate.test(target);
  const mode = attributes.get("TargetMode") ?? "Internal";
  return mode === "Internal" && !/:|^\s*[\\/]{2}/.test(target);
}

async function elementsIn(bytes: Buffer, entry: Entry): Promise<Element[]> {
  const elements = parseElements(await unpack(bytes, entry));
  if (!elements) throw new ZipError("a part that hides something");
  return elements;
}
