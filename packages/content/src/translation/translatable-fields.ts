import type { FieldDefinition, Rule } from "@sanity/types";
import { excerptLengths, fitsSearchResult, fitsSnippet, maxTitleLength } from "../schema/checks.ts";
import { marksField } from "../schema/fields.ts";
import { publicTypes } from "../schema/index.ts";

export interface Document {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [name: string]: unknown;
}

export type Fields = Readonly<Record<string, unknown>>;

export interface Field {
  name?: string;
  title?: string;
  type: string;
  fields?: readonly Field[];
  of?: readonly Field[];
  options?: { list?: unknown };
  validation?: unknown;
}

export interface TranslatableField {
  /** JSONMatch path: `title`, `timeline[_key=="w1"].title`. */
  path: string;
  /** Path of the parent. Empty for the document. */
  within: string;
  name: string;
  /** By the schema: "Timeline: Title". */
  title: string;
  field: Field;
  english: unknown;
  arabic: unknown;
  ar: Fields | undefined;
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const getArabic = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ name, type }) => name === "ar" && type === "object");

const hasArabic = ({ fields = [], of = [] }: Field): boolean =>
  getArabic(fields) !== undefined || [...fields, ...of].some(hasArabic);

const types = new Map<string, Field>(
  (publicTypes as unknown as (Field & { name: string })[])
    .filter(hasArabic)
    .map((type) => [type.name, type]),
);

export const translatedTypes: readonly string[] = [...types.keys()];

export const hasField = (type: string, field: string): boolean =>
  types.get(type)?.fields?.some(({ name }) => name === field) ?? false;

export const getTypeTitle = (type: string): string => types.get(type)?.title ?? type;

/** Uses the item's key, else its index. */
export const getItemPath = (list: string, item: unknown, at: number): string =>
  isObject(item) && typeof item._key === "string"
    ? `${list}[_key==${JSON.stringify(item._key)}]`
    : `${list}[${at}]`;

export const getMember = ({ of = [] }: Field, item: unknown): Field | undefined => {
  if (!isObject(item)) return undefined;
  return of.find(({ name, type }) => (name ?? type) === (item._type ?? name ?? type));
};

/**
 * Returns all fields with two languages, also empty ones, in schema order. Does not descend into
 * fields with their own Arabic.
 */
export function getTranslatableFields(document: Fields): TranslatableField[] {
  const type = types.get(String(document._type));
  return type ? getFieldsWithin(type.fields ?? [], document, "", "") : [];
}

/** Cached for ten thousand documents. */
const known = new WeakMap<readonly Field[], ReadonlySet<string>>();

function namesInArabic(fields: readonly Field[]): ReadonlySet<string> {
  const names =
    known.get(fields) ?? new Set((getArabic(fields)?.fields ?? []).map(({ name = "" }) => name));
  known.set(fields, names);
  return names;
}

function getFieldsWithin(
  fields: readonly Field[],
  value: Fields,
  within: string,
  titled: string,
): TranslatableField[] {
  const inArabic = namesInArabic(fields);
  const ar = isObject(value.ar) ? value.ar : undefined;
  return fields.flatMap((field): TranslatableField[] => {
    const { name = "" } = field;
    const path = within === "" ? name : `${within}.${name}`;
    const title = titled + (field.title ?? name);
    if (inArabic.has(name) && name !== marksField) {
      const { [name]: english } = value;
      return [{ path, within, name, title, field, english, arabic: ar?.[name], ar }];
    }
    return name === "ar" ? [] : getFieldsBelow(field, value[name], path, `${title}: `);
  });
}

function getFieldsBelow(
  field: Field,
  value: unknown,
  path: string,
  titled: string,
): TranslatableField[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => {
      const member = getMember(field, item);
      if (!member?.fields || !isObject(item)) return [];
      return getFieldsWithin(member.fields, item, getItemPath(path, item, at), titled);
    });
  return field.fields && isObject(value) ? getFieldsWithin(field.fields, value, path, titled) : [];
}

/** In characters. */
export function getLimits({ validation }: Field): { minLength?: number; maxLength?: number } {
  const checks = getChecks(validation as FieldDefinition["validation"]);
  if (checks.includes(fitsSearchResult)) return { maxLength: maxTitleLength };
  return checks.includes(fitsSnippet) ? excerptLengths : {};
}

/** Calls the validation with a fake rule. */
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
