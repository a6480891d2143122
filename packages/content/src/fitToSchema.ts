import * as v from "valibot";
import { defaultLanguage } from "./language.ts";

/** Part that does not fit its schema. */
export interface Misfit {
  /** Innermost document. */
  document: { id: string; type: string; rev: string } | undefined;
  /** Field of the document, such as `body[_key=="a"].style`. */
  path: string;
  /** Completes "expected …". */
  expected: string;
  /** Completes "found …". Without the value. */
  found: string;
  /** Beginning of a text, or a number. */
  excerpt?: string;
}

/** Optional field, item of a list, or whole document. */
export type Omission = "field" | "item" | "document";

export type Fitted = { value: unknown } | { misfit: Misfit };

interface Place {
  document: Misfit["document"];
  path: string;
}

interface FitOptions {
  /** Receives each omitted part. */
  onOmit: (misfit: Misfit, omission: Omission) => void;
  place: Place;
}

/** Parts of Valibot's schemas that differ by kind. */
interface Schema extends v.GenericSchema {
  pipe?: readonly [Schema, ...v.PipeItem<never, unknown, never>[]];
  fallback?: unknown;
  wrapped?: Schema;
  item?: Schema;
  key?: string;
  options?: readonly Schema[];
  message?: unknown;
  entries?: Readonly<Record<string, Schema>>;
}

/**
 * Validates a value by its Valibot schema, and leaves out misfits where the schema allows it:
 * nullable and optional fields, fields with a fallback, items of arrays. Otherwise the whole value
 * does not fit. Missing values with a fallback are no misfit.
 */
export function fitToSchema(schema: v.GenericSchema, input: unknown, options: FitOptions): Fitted {
  const { pipe, fallback, wrapped } = schema as Schema;
  const isMissing = input === null || input === undefined;
  if (fallback !== undefined) {
    if (isMissing) return { value: fallback };
    return orElse(fitPipe(schema as Schema, input, options), fallback, options);
  }
  if (wrapped && !pipe) {
    const empty = schema.type === "nullable" ? null : undefined;
    return isMissing
      ? { value: empty }
      : orElse(fitToSchema(wrapped, input, options), empty, options);
  }
  return fitPipe(schema as Schema, input, options);
}

function orElse(fitted: Fitted, value: unknown, { onOmit }: FitOptions): Fitted {
  if ("value" in fitted) return fitted;
  onOmit(fitted.misfit, "field");
  return { value };
}

function fitPipe(schema: Schema, input: unknown, options: FitOptions): Fitted {
  const [base, ...actions] = schema.pipe ?? [];
  if (!base || !isStructured(base)) return fitStructure(schema, input, options);
  const fitted = fitToSchema(base, input, options);
  if (!("value" in fitted)) return fitted;
  return fitLeaf(v.pipe(v.any(), ...(actions as [])), fitted.value, options);
}

const isStructured = ({ type, fallback }: Schema): boolean =>
  fallback !== undefined || type in structures;

type FitStructure = (schema: Schema, input: unknown, options: FitOptions) => Fitted;

const structures: Record<string, FitStructure> = {
  object: fitObject,
  loose_object: fitObject,
  array: fitArray,
  variant: fitVariant,
};

function fitStructure(schema: Schema, input: unknown, options: FitOptions): Fitted {
  return (structures[schema.type] ?? fitLeaf)(schema, input, options);
}

function fitLeaf(schema: v.GenericSchema, input: unknown, { place }: FitOptions): Fitted {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { value: parsed.output };
  return createMisfit(place, parsed.issues[0].message, input);
}

const createMisfit = (place: Place, expected: string, input: unknown): Fitted => ({
  misfit: { ...place, expected, ...describe(input) },
});

function fitArray({ item }: Schema, input: unknown, options: FitOptions): Fitted {
  if (!Array.isArray(input)) return createMisfit(options.place, "a list", input);
  const { onOmit, place } = options;
  const value = input.flatMap((one: unknown, index) => {
    const path = `${place.path}[${getKeyPath(one) ?? index}]`;
    const fitted = fitToSchema(item as Schema, one, { onOmit, place: { ...place, path } });
    if ("value" in fitted) return [fitted.value];
    onOmit(fitted.misfit, getDocument(one) ? "document" : "item");
    return [];
  });
  return { value };
}

const getKeyPath = (item: unknown): string | undefined =>
  isRecord(item) && typeof item._key === "string"
    ? `_key==${JSON.stringify(item._key)}`
    : undefined;

function fitVariant(schema: Schema, input: unknown, options: FitOptions): Fitted {
  const { key = "", options: all = [] } = schema;
  const kind = isRecord(input) ? input[key] : undefined;
  const chosen = all.find(({ entries }) => entries?.[key] && v.is(entries[key], kind));
  if (chosen) return fitToSchema(chosen, input, options);
  const { message, expects } = schema;
  return createMisfit(options.place, typeof message === "string" ? message : expects, input);
}

function fitObject(schema: Schema, input: unknown, options: FitOptions): Fitted {
  if (!isRecord(input)) return createMisfit(options.place, "an object", input);
  const { entries = {}, type } = schema;
  const { onOmit } = options;
  const document = getDocument(input);
  const place = document ? { document, path: "" } : options.place;
  const value: Record<string, unknown> = type === "loose_object" ? { ...input } : {};
  for (const [name, entry] of Object.entries(entries)) {
    const path = getFieldPath(place.path, name, input);
    const fitted = fitToSchema(entry, input[name], { onOmit, place: { ...place, path } });
    if (!("value" in fitted)) return fitted;
    if (fitted.value === undefined) delete value[name];
    else value[name] = fitted.value;
  }
  return { value };
}

/** Fields whose names differ in documents. */
const renamed: Readonly<Record<string, string>> = {
  slug: "slug.current",
  publishedAt: "publishedDate",
};

const localizedParts = ["text", "items", "blocks", "key", "keys", "lang"];

/** Results have localized fields with `lang`, documents `title` and `ar.title`. */
function getFieldPath(path: string, name: string, parent: Record<string, unknown>): string {
  const { lang } = parent;
  if (typeof lang !== "string" || !localizedParts.includes(name) || path === "")
    return [path, renamed[name] ?? name].filter(Boolean).join(".");
  return lang === defaultLanguage ? path : path.replace(/([^.]+)$/, `${lang}.$1`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function getDocument(value: unknown): Misfit["document"] {
  if (!isRecord(value)) return undefined;
  const { _id: id, _type: type, _rev: rev } = value;
  if (typeof id !== "string" || typeof type !== "string") return undefined;
  return { id, type, rev: typeof rev === "string" ? rev : "" };
}

/** In characters. */
const maxExcerpt = 40;

function describe(value: unknown): Pick<Misfit, "found" | "excerpt"> {
  if (value === null || value === undefined) return { found: "nothing" };
  if (typeof value === "string")
    return { found: "a text", excerpt: value.toWellFormed().slice(0, maxExcerpt) };
  if (Array.isArray(value)) return { found: "a list" };
  if (isRecord(value))
    return { found: typeof value._ref === "string" ? "a reference" : "an object" };
  return { found: typeof value === "boolean" ? "yes or no" : "a number", excerpt: String(value) };
}
