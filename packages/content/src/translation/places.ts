import type { FieldDefinition, Rule } from "@sanity/types";
import { excerptLengths, fitsResult, fitsSnippet, longestTitle } from "../schema/checks.ts";
import { marksField } from "../schema/fields.ts";
import { publicTypes } from "../schema/index.ts";

/** A document as the content service gives it out. */
export interface Document {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [name: string]: unknown;
}

/** Part of a document: an object of it, or the whole. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a field of the schema is made of, as far as it matters here. */
export interface Field {
  name?: string;
  title?: string;
  type: string;
  fields?: readonly Field[];
  of?: readonly Field[];
  options?: { list?: unknown };
  validation?: unknown;
}

/** A field that a document has in two languages. */
export interface Place {
  /** JSONMatch path of the English: `title`, `timeline[_key=="w1"].title`. */
  path: string;
  /** Path of the object that has it and the `ar` beside it; empty for the document itself. */
  within: string;
  name: string;
  /** What the schema calls it, after what it is in: "Timeline: Title". */
  title: string;
  field: Field;
  english: unknown;
  arabic: unknown;
  /** The object `ar` beside it, where there is one. */
  ar: Fields | undefined;
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const getArabic = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ name, type }) => name === "ar" && type === "object");

/** Whether a field, or anything in it, has two languages. */
const hasArabic = ({ fields = [], of = [] }: Field): boolean =>
  getArabic(fields) !== undefined || [...fields, ...of].some(hasArabic);

const types = new Map<string, Field>(
  (publicTypes as unknown as (Field & { name: string })[])
    .filter(hasArabic)
    .map((type) => [type.name, type]),
);

/** Names of the document types that have anything in two languages. */
export const translatedTypes: readonly string[] = [...types.keys()];

/** Whether documents of a type have a field, by the schema. */
export const hasField = (type: string, field: string): boolean =>
  types.get(type)?.fields?.some(({ name }) => name === field) ?? false;

/** What the schema calls a type: "Blog post". */
export const typeTitle = (type: string): string => types.get(type)?.title ?? type;

/** What stands for an item of a list: by its key, or by its place where it has none. */
export const itemPath = (list: string, item: unknown, at: number): string =>
  isObject(item) && typeof item._key === "string"
    ? `${list}[_key==${JSON.stringify(item._key)}]`
    : `${list}[${at}]`;

/** The member of a list's `of` that an item is of. */
export const getMember = ({ of = [] }: Field, item: unknown): Field | undefined => {
  if (!isObject(item)) return undefined;
  return of.find(({ name, type }) => (name ?? type) === (item._type ?? name ?? type));
};

/**
 * Every field that a document has in two languages, in the order of the schema, empty ones too. What
 * has an Arabic of its own is not looked into: its parts are in its language.
 */
export function getPlaces(document: Fields): Place[] {
  const type = types.get(String(document._type));
  return type ? placesIn(type.fields ?? [], document, "", "") : [];
}

/** By the fields of an object, the names of those with an Arabic; ten thousand documents ask. */
const known = new WeakMap<readonly Field[], ReadonlySet<string>>();

function namesInArabic(fields: readonly Field[]): ReadonlySet<string> {
  const names =
    known.get(fields) ?? new Set((getArabic(fields)?.fields ?? []).map(({ name = "" }) => name));
  known.set(fields, names);
  return names;
}

function placesIn(
  fields: readonly Field[],
  value: Fields,
  within: string,
  titled: string,
): Place[] {
  const inArabic = namesInArabic(fields);
  const ar = isObject(value.ar) ? value.ar : undefined;
  return fields.flatMap((field): Place[] => {
    const { name = "" } = field;
    const path = within === "" ? name : `${within}.${name}`;
    const title = titled + (field.title ?? name);
    if (inArabic.has(name) && name !== marksField) {
      const { [name]: english } = value;
      return [{ path, within, name, title, field, english, arabic: ar?.[name], ar }];
    }
    return name === "ar" ? [] : placesBelow(field, value[name], path, `${title}: `);
  });
}

function placesBelow(field: Field, value: unknown, path: string, titled: string): Place[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => {
      const member = getMember(field, item);
      if (!member?.fields || !isObject(item)) return [];
      return placesIn(member.fields, item, itemPath(path, item, at), titled);
    });
  return field.fields && isObject(value) ? placesIn(field.fields, value, path, titled) : [];
}

/** The lengths that the checks of a field ask for, in characters. */
export function getLimits({ validation }: Field): { shortest?: number; longest?: number } {
  const checks = getChecks(validation as FieldDefinition["validation"]);
  if (checks.includes(fitsResult)) return { longest: longestTitle };
  return checks.includes(fitsSnippet) ? excerptLengths : {};
}

/** The functions that a field is checked by: it is given a rule that writes them down. */
function getChecks(validation: FieldDefinition["validation"]): unknown[] {
  const heard: unknown[] = [];
  const rule: Rule = new Proxy({} as Rule, {
    get: (_, name) => (check: unknown) => {
      if (name === "custom") heard.push(check);
      return rule;
    },
  });
  if (typeof validation === "function") (validation as (rule: Rule) => unknown)(rule);
  return heard;
}
