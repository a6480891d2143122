import { isObject, type JsonObject } from "../document.ts";
import { PathError, type PathStep, type Selector } from "./path.ts";

export type Location = { parent: JsonObject; key: string } | { parent: unknown[]; key: number };

export function valueAt(location: Location): unknown {
  if (Array.isArray(location.parent)) return location.parent[location.key as number];
  const { parent, key } = location as { parent: JsonObject; key: string };
  return Object.hasOwn(parent, key) ? parent[key] : undefined;
}

export function setAt(location: Location, value: unknown): void {
  (location.parent as Record<string | number, unknown>)[location.key] = value;
}

/**
 * Returns all places of a path. The last key need not exist.
 *
 * @param create missing objects, as in `set` and `setIfMissing`
 */
export function locate(root: JsonObject, steps: PathStep[], create = false): Location[] {
  let locations: Location[] = [{ parent: { root }, key: "root" }];
  for (const step of steps) {
    locations = unique(locations.flatMap((location) => follow(location, step, create)));
  }
  return locations;
}

function follow(location: Location, step: PathStep, create: boolean): Location[] {
  if (step.kind === "recurse") return descend(location);
  let value = valueAt(location);
  if (step.kind === "select") {
    return step.selectors.flatMap((selector) => select(location, value, selector));
  }
  if ((value === undefined || value === null) && create) {
    value = {};
    setAt(location, value);
  }
  return isObject(value) ? [{ parent: value, key: step.name }] : [];
}

function descend(location: Location): Location[] {
  return [location, ...children(valueAt(location)).flatMap(descend)];
}

function children(value: unknown): Location[] {
  if (Array.isArray(value)) return value.map((_, key) => ({ parent: value, key }));
  if (isObject(value)) return Object.keys(value).map((key) => ({ parent: value, key }));
  return [];
}

function select(location: Location, value: unknown, selector: Selector): Location[] {
  if (selector.kind === "all") return children(value);
  if (selector.kind === "key") {
    return isObject(value) ? [{ parent: value, key: selector.name }] : [];
  }
  if (selector.kind === "constraint" && isObject(value)) {
    return satisfies(value, selector) ? [location] : [];
  }
  if (!Array.isArray(value)) return [];
  return indices(value, selector).map((key) => ({ parent: value, key }));
}

function indices(array: unknown[], selector: Selector): number[] {
  const all = [...array.keys()];
  if (selector.kind === "constraint") return all.filter((i) => satisfies(array[i], selector));
  if (selector.kind === "range") return all.slice(selector.start, selector.end);
  if (selector.kind !== "index") return [];
  const index = selector.index < 0 ? array.length + selector.index : selector.index;
  return index >= 0 && index < array.length ? [index] : [];
}

type Constraint = Extract<Selector, { kind: "constraint" }>;

function satisfies(item: unknown, { path, operator, value }: Constraint): boolean {
  let actual: unknown = item;
  for (const name of path) {
    actual = isObject(actual) && Object.hasOwn(actual, name) ? actual[name] : undefined;
  }
  if (operator === "exists") return actual !== undefined && actual !== null;
  if (operator === "==") return actual === value;
  if (operator === "!=") return actual !== value;
  return compare(actual, value, operator);
}

function compare(actual: unknown, value: unknown, operator: string): boolean {
  const comparable =
    (typeof actual === "number" && typeof value === "number") ||
    (typeof actual === "string" && typeof value === "string");
  if (!comparable) return false;
  if (operator === "<") return actual < value;
  if (operator === "<=") return actual <= value;
  return operator === ">" ? actual > value : actual >= value;
}

function unique(locations: Location[]): Location[] {
  const seen = new Map<unknown, Set<string | number>>();
  return locations.filter(({ parent, key }) => {
    const keys = seen.get(parent) ?? new Set();
    seen.set(parent, keys);
    return !keys.has(key) && keys.add(key);
  });
}

export interface InsertionPoint {
  array: unknown[];
  indices: number[];
}

/**
 * Returns each array of the path with its sorted matching indices.
 *
 * @throws PathError without a subscript or an array
 */
export function locateInsertion(
  root: JsonObject,
  steps: PathStep[],
  path: string,
): InsertionPoint[] {
  const last = steps.at(-1);
  if (last?.kind !== "select") {
    throw new PathError(`insert needs a path that ends in an array subscript, not "${path}"`);
  }
  return locate(root, steps.slice(0, -1)).map((location) => {
    const array = valueAt(location);
    if (!Array.isArray(array)) {
      throw new PathError(`insert at "${path}" needs an array there; use setIfMissing first`);
    }
    const found = last.selectors.flatMap((selector) => indices(array, selector));
    return { array, indices: [...new Set(found)].sort((a, b) => a - b) };
  });
}
