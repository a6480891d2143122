import { isObject, type JsonObject } from "../document.ts";
import type { Evaluate } from "./computed-node.ts";

export type Path = readonly (string | number)[];

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => {
    if (Array.isArray(part)) return typeof step === "number" ? part[step] : undefined;
    return isObject(part) ? part[step] : undefined;
  }, value);

/**
 * Returns the paths that a selector matches (GROQ, "Selector").
 *
 * @param evaluate scope of its conditions
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

function holds(condition: unknown, value: unknown, evaluate: Evaluate): boolean {
  const found = evaluate({
    type: "Filter",
    base: { type: "Value", value: [value] },
    expr: condition,
  });
  return Array.isArray(found.data) && found.data.length > 0;
}

function objectsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return value.flatMap((item, place) => objectsIn(item, [...path, place]));
  if (!isObject(value)) return [];
  const within = Object.entries(value).flatMap(([name, part]) => objectsIn(part, [...path, name]));
  return [path, ...within];
}
