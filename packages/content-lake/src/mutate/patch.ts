import { applyPatches, parsePatch } from "@sanity/diff-match-patch";
import { isObject, type JsonObject } from "../document.ts";
import {
  type InsertionPoint,
  type Location,
  locate,
  locateInsertion,
  setAt,
  valueAt,
} from "./locate.ts";
import { PathError, parsePath } from "./path.ts";

export class PatchError extends Error {}

const SELECTION = new Set(["id", "query", "params", "ifRevisionID"]);
const OPERATIONS = ["set", "setIfMissing", "unset", "inc", "dec", "insert", "diffMatchPatch"];

/**
 * Applies a patch in place: set, setIfMissing, unset, inc, dec, insert, diffMatchPatch.
 *
 * @throws PatchError
 */
export function applyPatch(document: JsonObject, patch: JsonObject): void {
  for (const name of Object.keys(patch)) {
    if (!SELECTION.has(name) && !OPERATIONS.includes(name)) {
      throw new PatchError(`Unknown patch operation "${name}"`);
    }
  }
  try {
    set(document, attributes(patch, "set"));
    setIfMissing(document, attributes(patch, "setIfMissing"));
    unset(document, patch.unset);
    increment(document, attributes(patch, "inc"), 1);
    increment(document, attributes(patch, "dec"), -1);
    insert(document, patch.insert);
    patchTexts(document, attributes(patch, "diffMatchPatch"));
  } catch (error) {
    if (error instanceof PathError) throw new PatchError(error.message);
    if (error instanceof RangeError) throw new PatchError("The patch is nested too deeply");
    throw error;
  }
}

function attributes(patch: JsonObject, name: string): [string, unknown][] {
  const value = patch[name];
  if (value === undefined) return [];
  if (!isObject(value)) throw new PatchError(`${name} must be an object of paths and values`);
  return Object.entries(value);
}

function set(document: JsonObject, values: [string, unknown][]): void {
  for (const [path, value] of values) {
    for (const location of locate(document, parsePath(path), true)) {
      setAt(location, structuredClone(value));
    }
  }
}

function setIfMissing(document: JsonObject, values: [string, unknown][]): void {
  for (const [path, value] of values) {
    for (const location of locate(document, parsePath(path), true)) {
      const current = valueAt(location);
      if (current === undefined || current === null) setAt(location, structuredClone(value));
    }
  }
}

function unset(document: JsonObject, paths: unknown): void {
  if (paths === undefined) return;
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === "string")) {
    throw new PatchError("unset must be an array of paths");
  }
  for (const path of paths) removeAll(locate(document, parsePath(path)));
}

function removeAll(locations: Location[]): void {
  const removals = new Map<unknown[], Set<number>>();
  for (const { parent, key } of locations) {
    if (!Array.isArray(parent)) delete parent[key];
    else removals.set(parent, (removals.get(parent) ?? new Set()).add(key as number));
  }
  for (const [array, indices] of removals) {
    const kept = array.filter((_, index) => !indices.has(index));
    array.splice(0, array.length, ...kept);
  }
}

function increment(document: JsonObject, values: [string, unknown][], sign: 1 | -1): void {
  const name = sign === 1 ? "inc" : "dec";
  for (const [path, amount] of values) {
    if (typeof amount !== "number") throw new PatchError(`${name} of "${path}" needs a number`);
    for (const location of locate(document, parsePath(path))) {
      const current = valueAt(location);
      if (typeof current !== "number") {
        throw new PatchError(`${name} needs a number at "${path}"; use setIfMissing first`);
      }
      const result = current + sign * amount;
      if (!Number.isFinite(result))
        throw new PatchError(`${name} of "${path}" has no finite result`);
      setAt(location, result);
    }
  }
}

/** All hunks of each patch must apply. */
function patchTexts(document: JsonObject, values: [string, unknown][]): void {
  for (const [path, text] of values) {
    if (typeof text !== "string") throw new PatchError(`diffMatchPatch of "${path}" needs a text`);
    for (const location of locate(document, parsePath(path))) {
      const current = valueAt(location);
      if (typeof current !== "string")
        throw new PatchError(`diffMatchPatch needs a text at "${path}"`);
      setAt(location, patchedText(current, text, path));
    }
  }
}

function patchedText(current: string, text: string, path: string): string {
  let patches: ReturnType<typeof parsePatch>;
  try {
    patches = parsePatch(text);
  } catch (error) {
    throw new PatchError(`diffMatchPatch of "${path}" cannot be read: ${(error as Error).message}`);
  }
  const [result, fits] = applyPatches(patches, current);
  if (fits.every(Boolean)) return result;
  throw new PatchError(`diffMatchPatch of "${path}" does not fit the text that is there`);
}

function insert(document: JsonObject, operation: unknown): void {
  if (operation === undefined) return;
  if (!isObject(operation) || !Array.isArray(operation.items)) {
    throw new PatchError("insert must be {before, after or replace: path, items: [...]}");
  }
  const positions = (["before", "after", "replace"] as const).filter((p) => p in operation);
  const [position] = positions;
  const path = position && operation[position];
  if (positions.length !== 1 || typeof path !== "string") {
    throw new PatchError("insert needs exactly one of before, after, replace, with a path");
  }
  for (const point of locateInsertion(document, parsePath(path), path)) {
    insertAt(point, position as "before" | "after" | "replace", operation.items);
  }
}

function insertAt(
  { array, indices }: InsertionPoint,
  position: "before" | "after" | "replace",
  items: unknown[],
): void {
  const first = indices[0];
  const last = indices.at(-1);
  const copies = structuredClone(items);
  if (first === undefined || last === undefined) {
    if (array.length === 0 && position !== "replace") array.push(...copies);
    return;
  }
  if (position === "replace") {
    const kept = array.filter((_, index) => !indices.includes(index));
    kept.splice(first, 0, ...copies);
    array.splice(0, array.length, ...kept);
  } else array.splice(position === "before" ? first : last + 1, 0, ...copies);
}
