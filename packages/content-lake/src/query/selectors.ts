import { isObject, type JsonObject } from "../document.ts";
import type { Evaluate } from "./computed.ts";

/** The way to a part of a value, by names and places. */
export type Path = readonly (string | number)[];

/** What stands at a path, `undefined` where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => {
    if (Array.isArray(part)) return typeof step === "number" ? part[step] : undefined;
    return isObject(part) ? part[step] : undefined;
  }, value);

/**
 * The parts of a value that a selector names (GROQ, "Selector"), as groq-js has parsed it.
 * `evaluate` is the scope that its conditions are read in.
 */
export function getPaths(selector: JsonObject, value: unknown, evaluate: Evaluate): Path[] {
  const paths = (node: unknown, from = value) => getPaths(node as JsonObject, from, evaluate);
  const items = (path: Path): Path[] => {
    const list = valueAt(value, path);
    return Array.isArray(list) ? list.map((_, place) => [...path, place]) : [];
  };
  switch (selector.type) {
    case "Group":
      return paths(selector.base);
    case "Tuple":
      return (selector.members as unknown[]).flatMap((member) => paths(member));
    case "AccessAttribute":
      return selector.base
        ? paths(selector.base).map((path) => [...path, String(selector.name)])
        : [[String(selector.name)]];
    case "ArrayCoerce":
      return paths(selector.base).flatMap(items);
    case "Filter":
      return paths(selector.base)
        .flatMap(items)
        .filter((path) => holds(selector.expr, valueAt(value, path), evaluate));
    case "SelectorNested":
      return paths(selector.base).flatMap((path) =>
        paths(selector.nested, valueAt(value, path)).map((rest) => [...path, ...rest]),
      );
    case "SelectorFuncCall":
      return objectsIn(value).filter((path) => holds(selector.arg, valueAt(value, path), evaluate));
    default:
      return [];
  }
}

/** Whether a condition is true of a value, which is `@` in it. */
function holds(condition: unknown, value: unknown, evaluate: Evaluate): boolean {
  const found = evaluate({
    type: "Filter",
    base: { type: "Value", value: [value] },
    expr: condition,
  });
  return Array.isArray(found.data) && found.data.length > 0;
}

/** Every object within a value, itself included: `anywhere()` looks at each. */
function objectsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((item, place) => objectsIn(item, [...path, place]));
  if (!isObject(value)) return [];
  const within = Object.entries(value).flatMap(([name, part]) => objectsIn(part, [...path, name]));
  return [path, ...within];
}
