/** W3C DTCG (2025.10). A group may provide the type. */
interface Token {
  $value: unknown;
  $type?: string;
}

type IsToken<T> = T extends { $value: unknown } ? true : false;

export type Resolved<T> = {
  [K in keyof T as K extends `$${string}` ? never : K]: IsToken<T[K]> extends true
    ? string
    : Resolved<T[K]>;
};

export type Tree = { [key: string]: unknown };

interface ResolvedValue {
  value: unknown;
  type: string | undefined;
}

const isTree = (node: unknown): node is Tree => typeof node === "object" && node !== null;
const isToken = (node: unknown): node is Token => isTree(node) && "$value" in node;
const isAlias = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("{");
const getType = (node: Tree | Token) => (typeof node.$type === "string" ? node.$type : undefined);

/**
 * Converts tokens to CSS, with resolved aliases (`{palette.ink.900}`), also in composite values.
 *
 * @param aliases further files
 * @throws Error for missing and circular aliases, and unsupported types
 */
export function resolveTokens<T extends object>(tree: T, ...aliases: object[]): Resolved<T> {
  const files = [tree, ...aliases] as Tree[];
  return walk(tree as Tree, undefined, files) as Resolved<T>;
}

function walk(node: Tree, inherited: string | undefined, files: Tree[]): Tree {
  const type = getType(node) ?? inherited;
  const entries = Object.entries(node).filter(([name]) => !name.startsWith("$"));
  return Object.fromEntries(
    entries.map(([name, child]): [string, unknown] => {
      if (!isToken(child)) return [name, walk(child as Tree, type, files)];
      const plain = resolveValue(child.$value, getType(child) ?? type, files);
      return [name, toCss(plain, name)];
    }),
  );
}

/**
 * Returns a value without aliases, and its type.
 *
 * @param seen path of aliases
 */
export function resolveValue(
  value: unknown,
  type: string | undefined,
  files: Tree[],
  seen: string[] = [],
): ResolvedValue {
  if (isAlias(value)) {
    const path = value.slice(1, -1);
    if (seen.includes(path)) throw new Error(`Token alias {${path}} goes in a circle.`);
    const [token, tokenType] = find(files, path);
    return resolveValue(token.$value, tokenType ?? type, files, [...seen, path]);
  }
  const part = (inner: unknown) => resolveValue(inner, undefined, files, seen).value;
  if (Array.isArray(value)) return { value: value.map(part), type };
  if (!isTree(value)) return { value, type };
  const parts = Object.entries(value).map(([name, inner]) => [name, part(inner)]);
  return { value: Object.fromEntries(parts), type };
}

function find(files: Tree[], path: string): [Token, string | undefined] {
  for (const file of files) {
    let node: unknown = file;
    let type = getType(file);
    for (const name of path.split(".")) {
      node = isTree(node) ? node[name] : undefined;
      if (isTree(node)) type = getType(node) ?? type;
    }
    if (isToken(node)) return [node, type];
  }
  throw new Error(`Token alias {${path}} points to no token.`);
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
interface Shadow {
  color: Color;
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
}
/** CSS `font` lacks `letterSpacing`. */
interface Typography {
  fontFamily: string[];
  fontSize: Measure;
  fontWeight: number;
  lineHeight: number;
}

const toCssLength = ({ value, unit }: Measure) => `${value}${unit}`;

function color({ components, alpha, hex }: Color): string {
  if (alpha === undefined) return hex;
  const rgb = components.map((component) => Math.round(component * 255)).join(" ");
  return `rgb(${rgb} / ${Number((alpha * 100).toFixed(2))}%)`;
}

function toCss({ value, type }: ResolvedValue, name: string): string {
  switch (type) {
    case "color":
      return color(value as Color);
    case "dimension":
    case "duration":
      return toCssLength(value as Measure);
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).join(", ");
    case "fontWeight":
    case "number":
      return String(value);
    case "shadow": {
      const shadow = value as Shadow;
      const lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread];
      return `${lengths.map(toCssLength).join(" ")} ${color(shadow.color)}`;
    }
    case "typography": {
      const { fontFamily, fontSize, fontWeight, lineHeight } = value as Typography;
      return `${fontWeight} ${toCssLength(fontSize)}/${lineHeight} ${fontFamily.join(", ")}`;
    }
    default:
      throw new Error(`Token "${name}" has the type "${type}", which has no CSS here.`);
  }
}
