import { type Document, isObject, type JsonObject } from "../document.ts";

/** Mendoza opcodes. Source: https://github.com/sanity-io/mendoza-js */
const VALUE = 0;
const PUSH_FIELD_COPY = 10;
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15;
const SET_FIELD_VALUE = 17;
const DELETE_FIELD = 19;

function withoutRevision(document: Document | null | undefined): JsonObject | null {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/**
 * Returns Mendoza patches without `_rev`. They name only differing fields, so that clients can
 * attribute changes.
 */
export function getEffects(
  before: Document | null | undefined,
  after: Document | null | undefined,
): { apply: unknown[]; revert: unknown[] } {
  const [was, is] = [withoutRevision(before), withoutRevision(after)];
  return { apply: createPatch(was, is), revert: createPatch(is, was) };
}

const createPatch = (from: JsonObject | null, to: JsonObject | null): unknown[] =>
  from && to ? [...getFields(from, to)] : [VALUE, to];

function* getFields(from: JsonObject, to: JsonObject): Generator<unknown> {
  // Mendoza identifies fields by index in sorted order.
  const names = Object.keys(from).sort();
  for (const [place, name] of names.entries())
    if (!Object.hasOwn(to, name)) yield* [DELETE_FIELD, place];
  for (const [name, value] of Object.entries(to)) {
    const place = names.indexOf(name);
    const was = from[name];
    if (place >= 0 && JSON.stringify(was) === JSON.stringify(value)) continue;
    if (place >= 0 && isObject(was) && isObject(value)) {
      yield* [PUSH_FIELD_COPY, place];
      yield* getFields(was, value);
      yield RETURN_INTO_OBJECT_SAME_KEY_POP;
    } else yield* [SET_FIELD_VALUE, value, name];
  }
}
