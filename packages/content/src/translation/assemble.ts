import { findTexts, getBody, getKind, getValueAt, type Part } from "./parts.ts";
import {
  type Content,
  getContent,
  isEmpty,
  isSame,
  toPlainText,
  withContent,
} from "./text-runs.ts";
import {
  type Fields,
  getItemPath,
  getMember,
  isObject,
  type TranslatableField,
} from "./translatable-fields.ts";

export type Given = ReadonlyMap<string, { target: Content; counterpart: string | undefined }>;

/**
 * Returns a field's Arabic with replaced parts. New blocks are inserted at the English position.
 * Lists are replaced as a whole or not at all.
 */
export function assemble(place: TranslatableField, parts: readonly Part[], given: Given): unknown {
  const kind = getKind(place.field);
  if (kind === "blocks") return assembleBlocks(place, parts, given);
  const texts = parts.map(({ path, arabic }) =>
    getLine(place.field.type, toPlainText(given.get(path)?.target ?? arabic)),
  );
  if (kind === "text") return texts[0] ?? place.arabic;
  return texts.every((text) => text.trim() !== "") ? texts : place.arabic;
}

const getLine = (type: string, text: string): string =>
  type === "text" ? text : text.replace(/\s*\n\s*/g, " ");

function assembleBlocks(
  { field, path, english, arabic }: TranslatableField,
  parts: readonly Part[],
  given: Given,
): Fields[] {
  const blocks = [...getBody(arabic)];
  /** New blocks may have the same keys. */
  const old = new Map(blocks.map((block) => [String(block._key), block]));
  /** Index before the next new block. */
  let last = -1;
  for (const [at, block] of getBody(english).entries()) {
    const own = getItemPath(path, block, at);
    const isOwn = (name: string) => name === own || name.startsWith(`${own}.`);
    const texts = [...given].filter(([name]) => isOwn(name));
    const keys = [texts[0]?.[1].counterpart, parts.find((part) => isOwn(part.path))?.counterpart];
    const counterpart = keys.map((key) => old.get(key ?? "")).find((one) => one !== undefined);
    if (counterpart) last = blocks.indexOf(counterpart);
    if (texts.length === 0) continue;
    const made = replaceTexts(
      counterpart ?? copyWithoutTexts(block, blocks, memberTexts(field, block)),
      new Map(texts.map(([name, { target }]) => [name.slice(own.length + 1), target])),
    );
    if (!counterpart) blocks.splice(++last, 0, made);
    else {
      blocks[last] = made;
      old.delete(String(counterpart._key));
    }
  }
  return blocks;
}

const memberTexts = (field: TranslatableField["field"], block: Fields): (readonly string[])[] => {
  const member = getMember(field, block);
  return block._type === "block" || !member ? [] : findTexts(member).map(({ path }) => path);
};

/** Copies a block without texts, with a unique key. */
function copyWithoutTexts(
  block: Fields,
  others: readonly Fields[],
  texts: (readonly string[])[],
): Fields {
  let key = String(block._key);
  while (others.some(({ _key }) => _key === key)) key += "a";
  return texts.reduce<Fields>((made, path) => withValue(made, path, undefined), {
    ...block,
    _key: key,
  });
}

/** The empty path is the block itself. */
function replaceTexts(block: Fields, texts: ReadonlyMap<string, Content>): Fields {
  return [...texts].reduce<Fields>((made, [path, target]) => {
    if (path !== "") return withText(made, path.split("."), toPlainText(target));
    return isSame(getContent(made), target) ? made : withContent(made, target);
  }, block);
}

const withText = (block: Fields, path: readonly string[], text: string): Fields =>
  getValueAt(block, path) === text ? block : withValue(block, path, text);

function withValue(value: Fields, [name = "", ...rest]: readonly string[], text: unknown): Fields {
  if (rest.length > 0) {
    const inner = value[name];
    return isObject(inner) ? { ...value, [name]: withValue(inner, rest, text) } : value;
  }
  const { [name]: _, ...others } = value;
  return text === undefined ? others : { ...others, [name]: text };
}

export const hasArabic = ({ path, arabic }: Part, given: Given): boolean =>
  !isEmpty(given.get(path)?.target ?? arabic);
