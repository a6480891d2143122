/**
 * Converts a path: `["color", "accentText"]` → `agency-color-accent-text`, without hyphens before.
 */
export const variableName = (path: readonly string[]): string =>
  ["agency", ...path].join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns declarations: `["--agency-space-1: 4px;", …]`. */
export function toVariables(tree: object, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? [`--${variableName([...path, name])}: ${value};`]
      : toVariables(value as object, [...path, name]),
  );
}
