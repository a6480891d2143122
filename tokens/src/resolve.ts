/** A token of the W3C DTCG format (2025.10): a value, and a type that a group may carry for it. */
interface Token {
  $value: unknown;
  $type?: string;
}

type IsToken<T> = T extends { $value: unknown } ? true : false;

/** The same tree with a CSS string in place of each token. */
export type Resolved<T> = {
  [K in keyof T as K extends `$${string}` ? never : K]: IsToken<T[K]> extends true
    ? string
    : Resolved<T[K]>;
};

type Tree = { [key: string]: unknown };

const isToken = (node: unknown): node is Token =>
  typeof node === "object" && node !== null && "$value" in node;

/**
 * Resolves aliases (`{palette.ink.900}`) and turns every token of a tree into its CSS text.
 *
 * @param tree a DTCG token file
 * @param aliases the files an alias may point into; the tree itself is always one of them
 * @throws Error for an alias that points nowhere or in a circle, and for a type this product has no CSS for
 */
export function resolveTokens<T extends object>(tree: T, ...aliases: object[]): Resolved<T> {
  const files = [tree, ...aliases] as Tree[];
  return walk(tree as Tree, undefined, files) as Resolved<T>;
}

function walk(node: Tree, inherited: string | undefined, files: Tree[]): Tree {
  const type = typeof node.$type === "string" ? node.$type : inherited;
  const entries = Object.entries(node).filter(([name]) => !name.startsWith("$"));
  return Object.fromEntries(
    entries.map(([name, child]): [string, unknown] => {
      if (!isToken(child)) return [name, walk(child as Tree, type, files)];
      const [value, valueType] = follow(child, child.$type ?? type, files, []);
      return [name, toCss(value, valueType, name)];
    }),
  );
}

function follow(
  token: Token,
  type: string | undefined,
  files: Tree[],
  seen: string[],
): [unknown, string | undefined] {
  const { $value: value } = token;
  if (typeof value !== "string" || !value.startsWith("{")) return [value, type];
  const path = value.slice(1, -1);
  if (seen.includes(path)) throw new Error(`Token alias {${path}} goes in a circle.`);
  for (const file of files) {
    const [target, targetType] = find(file, path.split("."));
    if (isToken(target)) return follow(target, targetType ?? type, files, [...seen, path]);
  }
  throw new Error(`Token alias {${path}} points to no token.`);
}

function find(file: Tree, path: string[]): [unknown, string | undefined] {
  let node: unknown = file;
  let type: string | undefined;
  for (const name of path) {
    if (typeof node !== "object" || node === null) return [undefined, undefined];
    node = (node as Tree)[name];
    const own = (node as Tree | undefined)?.$type;
    if (typeof own === "string") type = own;
    else if (type === undefined && typeof file.$type === "string") type = file.$type;
  }
  const group = (file as Tree)[path[0] as string] as Tree | undefined;
  return [node, type ?? (group?.$type as string | undefined)];
}

interface Color {
  components: number[];
  alpha?: number;
  hex: string;
}
interface Measure {
  value: number;
  unit: string;
}

function toCss(value: unknown, type: string | undefined, name: string): string {
  switch (type) {
    case "color": {
      const { components, alpha, hex } = value as Color;
      if (alpha === undefined) return hex;
      const rgb = components.map((component) => Math.round(component * 255)).join(" ");
      return `rgb(${rgb} / ${alpha * 100}%)`;
    }
    case "dimension":
    case "duration": {
      const { value: amount, unit } = value as Measure;
      return `${amount}${unit}`;
    }
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).join(", ");
    case "fontWeight":
    case "number":
      return String(value);
    default:
      throw new Error(`Token "${name}" has the type "${type}", which has no CSS here.`);
  }
}
