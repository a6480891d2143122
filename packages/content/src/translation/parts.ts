import { splitParagraphs } from "../body-blocks.ts";
import { alignBlocks, getBlocks } from "./align.ts";
import { type Content, getContent, isEmpty, plain } from "./text-runs.ts";
import {
  type Field,
  type Fields,
  getItemPath,
  getMember,
  isObject,
  type TranslatableField,
} from "./translatable-fields.ts";

/** Short text, list item, paragraph, or text of a picture. */
export interface Part {
  /** JSONMatch path: `title`, `tags[0]`, `body[_key=="b3"]`, `body[_key=="b8"].caption`. */
  path: string;
  /** Within the field: "Heading", "Image: Text alternative". */
  title: string | undefined;
  english: Content;
  arabic: Content;
  counterpart: string | undefined;
}

type Kind = "text" | "list" | "blocks";

export const getKind = ({ type, of = [] }: Field): Kind => {
  if (type !== "array") return "text";
  return of.some((member) => member.type === "block") ? "blocks" : "list";
};

const getText = (value: unknown): Content => plain(typeof value === "string" ? value : "");

interface Inner {
  path: readonly string[];
  title: string;
}

/** Finds texts of other blocks, such as a caption. */
export function findTexts({ fields = [] }: Field): Inner[] {
  return fields.flatMap((field): Inner[] => {
    const { name = "", title = name, type, options } = field;
    if (name === "ar") return [];
    if (["string", "text"].includes(type)) return options?.list ? [] : [{ path: [name], title }];
    return findTexts(field).map((inner) => ({
      path: [name, ...inner.path],
      title: `${title}: ${inner.title}`,
    }));
  });
}

export const getValueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

/** Returns a body's blocks. Splits plain text into paragraphs. */
export const getBody = (value: unknown): Fields[] =>
  typeof value === "string"
    ? splitParagraphs(value).map((text, at) => ({
        _type: "block",
        _key: `p${at}`,
        style: "normal",
        markDefs: [],
        children: [{ _type: "span", _key: `p${at}s0`, text, marks: [] }],
      }))
    : getBlocks(value);

/** Returns a field's texts: one, or one for each item or block text. */
export function getContents(field: Field, value: unknown): Content[] {
  const kind = getKind(field);
  if (kind === "text") return [getText(value)];
  if (kind === "list") return Array.isArray(value) ? value.map(getText) : [];
  return getBody(value).flatMap((block) => getBlockContents(field, block));
}

function getBlockContents(field: Field, block: Fields): Content[] {
  if (block._type === "block") return [getContent(block)];
  const member = getMember(field, block);
  return member ? findTexts(member).map(({ path }) => getText(getValueAt(block, path))) : [];
}

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/** Whether a field has text or inline objects. */
export function isFilled(field: Field, value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value);
  if (getKind(field) === "list") return value.some(isText);
  // Stops at the first.
  return getBlocks(value).some((block) =>
    block._type === "block"
      ? getBlocks(block.children).some(({ text, _type }) => isText(text) || _type !== "span")
      : getBlockContents(field, block).some((content) => !isEmpty(content)),
  );
}

const styleTitles = new Map(
  Object.entries({ h2: "Heading", h3: "Subheading", blockquote: "Quote" }),
);

const getBlockTitle = ({ style, listItem }: Fields): string =>
  listItem ? "Item of a list" : (styleTitles.get(String(style)) ?? "Paragraph");

/** Omits parts without English. */
export function getParts({ field, path, english, arabic }: TranslatableField): Part[] {
  const kind = getKind(field);
  const none = { title: undefined, counterpart: undefined };
  if (kind === "text")
    return withEnglish([{ path, ...none, english: getText(english), arabic: getText(arabic) }]);
  if (kind === "list") {
    const items: unknown[] = Array.isArray(arabic) ? arabic : [];
    return withEnglish(
      getContents(field, english).map((item, at) => ({
        path: getItemPath(path, item, at),
        ...none,
        english: item,
        arabic: getText(items[at]),
      })),
    );
  }
  const others = new Map(getBody(arabic).map((block) => [String(block._key), block]));
  const pairs = alignBlocks(getBody(english), [...others.values()]);
  return withEnglish(
    getBody(english).flatMap((block, at) => {
      const counterpart = pairs.get(String(block._key));
      const other = counterpart === undefined ? undefined : others.get(counterpart);
      return splitBlock(field, block, other, getItemPath(path, block, at));
    }),
  );
}

function splitBlock(field: Field, block: Fields, other: Fields | undefined, path: string): Part[] {
  const counterpart = other && String(other._key);
  if (block._type === "block") {
    const arabic = other ? getContent(other) : [];
    return [{ path, title: getBlockTitle(block), english: getContent(block), arabic, counterpart }];
  }
  const member = getMember(field, block);
  return (member ? findTexts(member) : []).map((inner) => ({
    path: [path, ...inner.path].join("."),
    title: inner.title,
    english: getText(getValueAt(block, inner.path)),
    arabic: getText(getValueAt(other, inner.path)),
    counterpart,
  }));
}

const withEnglish = (parts: Part[]): Part[] => parts.filter(({ english }) => !isEmpty(english));
