import type { Tree } from "./resolve-tokens.ts";

export interface TokenAt {
  path: string[];
  /** Own type, or the group's. */
  type: string;
  value: unknown;
  /** Name of the installed font. */
  installed?: string;
}

/** Converts each token. Leaves out those without a result, and groups that become empty. */
export function mapTokens(
  node: Tree,
  convert: (token: TokenAt) => object | undefined,
  inherited = "",
  path: string[] = [],
): Tree {
  const type = typeof node.$type === "string" ? node.$type : inherited;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, child]): [string, object][] => {
      if (name.startsWith("$")) return [];
      const inner = child as Tree;
      const here = [...path, name];
      if (!("$value" in inner)) {
        const group = mapTokens(inner, convert, type, here);
        return Object.keys(group).length > 0 ? [[name, group]] : [];
      }
      const { "com.agency.installed": installed } = (inner.$extensions ?? {}) as Tree;
      const converted = convert({
        path: here,
        type: typeof inner.$type === "string" ? inner.$type : type,
        value: inner.$value,
        ...(installed !== undefined && { installed: String(installed) }),
      });
      if (!converted) return [];
      const { $description } = inner;
      return [[name, { ...converted, ...($description !== undefined && { $description }) }]];
    }),
  );
}

/** Converts a color to what Tokens Studio and Penpot read. */
export function toLegacyColor(value: unknown): string {
  const { components, alpha, hex } = value as { components: number[]; alpha?: number; hex: string };
  const bytes = components.map((part) => Math.round(part * 255));
  return alpha === undefined ? hex : `rgba(${[...bytes, alpha].join(", ")})`;
}
