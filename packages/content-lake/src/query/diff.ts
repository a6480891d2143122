import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "../document.ts";
import { computed, type Evaluate } from "./computed.ts";
import { getPaths, type Path, valueAt } from "./selectors.ts";

type Comparison = (
  before: unknown,
  after: unknown,
  selector: JsonObject,
  evaluate: Evaluate,
) => boolean;

/** A call of a function of the namespace `diff`, bound already, as a node of its own. */
export const diff = ({ name, args }: JsonObject): JsonObject =>
  computed((evaluate) => {
    const [before, after, selector] = args as JsonObject[];
    const sides = [before, after].map((side) => evaluate(side as JsonObject).data);
    return functions[String(name)]?.(sides[0], sides[1], selector as JsonObject, evaluate);
  });

/** Whether any of what is selected is another one after than before. */
const changedAny: Comparison = (before, after, selector, evaluate) => {
  const selected = getPaths(selector, before, evaluate);
  if (selected.length !== getPaths(selector, after, evaluate).length) return true;
  return selected.some(
    (path) =>
      isMoved(before, after, path) ||
      !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)),
  );
};

/** Whether a place in a list on the way does not mean the same: the lists are not equally long. */
const isMoved = (before: unknown, after: unknown, path: Path): boolean =>
  path.some((step, depth) => {
    if (typeof step !== "number") return false;
    const lists = [before, after].map((side) => valueAt(side, path.slice(0, depth)));
    const [one, other] = lists.map((list) => (Array.isArray(list) ? list.length : undefined));
    return one === undefined || one !== other;
  });

/** Whether nothing but what is selected is another one after than before. */
const changedOnly: Comparison = (before, after, selector, evaluate) => {
  const selected = getPaths(selector, before, evaluate);
  return differences(before, after).every((path) =>
    selected.some((prefix) => prefix.every((step, depth) => path[depth] === step)),
  );
};

/** The innermost parts that differ; of lists that are not equally long the whole. */
function differences(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, place) => differences(item, after[place], [...path, place]));
  if (!isObject(before) || !isObject(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    // What is missing is null.
    differences(before[name] ?? null, after[name] ?? null, [...path, name]),
  );
}

/** The functions of the namespace `diff`, which groq-js has for asynchronous evaluation alone. */
const functions: Record<string, Comparison> = { changedAny, changedOnly };
