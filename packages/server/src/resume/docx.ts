import { hasHarmlessFields } from "./fields.ts";
import { type Element, parseElements } from "./xml.ts";
import { type Entry, getSize, readEntries, unpack, verify, ZipError } from "./zip.ts";

const mainPart = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Parts that run something when the document is opened, or hold a file that may. */
const activeParts =
  /(^|\/)(vba[^/]*\.(bin|xml)|(activeX|macrosheets)\/|embeddings\/(?=[^/])(?!.*\.(docx|xlsx|pptx)$))|\.(exe|dll|js|vbs|hta|jar|lnk)$/i;

/** The same by content type. */
const activeTypes = /macroEnabled|vbaProject|activeX|oleObject/i;

/** The same by the last part of a relation's type. */
const activeRelations = /\/(oleObject|control|vbaProject|activeXControlBinary|aFChunk)$/i;

/** A template in a folder of the writer's own machine: no address, and no other computer. */
const localTemplate =
  /^((file:\/\/\/)?[a-z]:[\\/]|(file:\/\/)?\/(Users|Applications|Library|home|opt|usr)\/)[^<>"|?*]*\.dot[mx]?$|^Normal\.dotm?$/i;

/** Bytes of relations and content types together: a real document has a few hundred lines. */
const maxTextLength = 256 * 1024;

/** Bytes of all texts together: a thesis has some two million. */
const maxBodyBytes = 16 * 1024 * 1024;

/**
 * Whether these bytes are a Word document by its parts (ECMA-376): an archive that unpacks to what
 * it says, with the content type of a document's main part, nothing in it that runs, no field that
 * does, and nothing that is fetched from elsewhere when it is opened. Links that a reader follows are
 * let pass.
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

/** Parts with text: those in Word's folder, and those elsewhere that are said to be. */
function createTextTest(types: Element[]): (entry: Entry) => boolean {
  const said = new Set(
    types
      .filter(({ attributes }) => /wordprocessingml/i.test(attributes.get("ContentType") ?? ""))
      .map(({ attributes }) => attributes.get("PartName")?.replace(/^\//, "").toLowerCase()),
  );
  return ({ name }) => /^word\/.*\.xml$/i.test(name) || said.has(name.toLowerCase());
}

/** Programs write UTF-8 alone. Throws `ZipError` for what is none. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ZipError("a text in another encoding");
  }
}

// Word in the browser numbers it.
const isMainPart = ({ name }: Entry): boolean => /^word\/document\d*\.xml$/.test(name);

function areDocumentTypes(elements: Element[]): boolean {
  const types = elements.map(({ attributes }) => attributes.get("ContentType") ?? "");
  return types.includes(mainPart) && !types.some((type) => activeTypes.test(type));
}

/** Whether a relation (ECMA-376, part 2, 9.3) loads nothing by itself but parts of the document. */
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

/** The elements of a part that is checked by its text. Throws `ZipError` when there is more to it. */
async function elementsIn(bytes: Buffer, entry: Entry): Promise<Element[]> {
  const elements = parseElements(await unpack(bytes, entry));
  if (!elements) throw new ZipError("a part that hides something");
  return elements;
}
