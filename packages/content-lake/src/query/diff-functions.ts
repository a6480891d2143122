import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "../document.ts";
import { createComputedNode, type Evaluate } from "./computed-node.ts";
import { getPaths, type Path, valueAt } from "./selectors.ts";

type Comparison = (
  before: unknown,
  after: unknown,
  selector: JsonObject,
  evaluate: Evaluate,
) => boolean;

/** Converts `changedAny` or `changedOnly` to a synchronous node. */
export const diff = ({ name, args }: JsonObject): JsonObject =>
  createComputedNode((evaluate) => {
    const [before, after, selector] = args as JsonObject[];
    const sides = [before, after].map((side) => evaluate(side as JsonObject).data);
    return functions[String(name)]?.(sides[0], sides[1], selector as JsonObject, evaluate);
  });

const changedAny: Comparison = (before, after, selector, evaluate) => {
  const selected = getPaths(selector, before, evaluate);
  if (selected.length !== getPaths(selector, after, evaluate).length) return true;
  return selected.some(
    (path) =>
      isMoved(before, after, path) ||
      !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)),
  );
};

/** Indices of lists with different lengths do not correspond. */
const isMoved = (before: unknown, after: unknown, path: Path): boolean =>
  path.some((step, depth) => {
    if (typeof step !== "number") return false;
    const lists = [before, after].map((side) => valueAt(side, path.slice(0, depth)));
    const [one, other] = lists.map((list) => (Array.isArray(list) ? list.length : undefined));
    return one === undefined || one !== other;
  });

const changedOnly: Comparison = (before, after, selector, evaluate) => {
  const selected = getPaths(selector, before, evaluate);
  return differences(before, after).every((path) =>
    selected.some((prefix) => prefix.every((step, depth) => path[depth] === step)),
  );
};

/** Lists of different lengths differ as a whole. */
function differences(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, place) => differences(item, after[place], [...path, place]));
  if (!isObject(before) || !isObject(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    differences(before[name] ?? null, after[name] ?? null, [...path, name]),
  );
}

/** groq-js has them only asynchronously. */
const functions: Record<string, Comparison> = { changedAny, changedOnly };
