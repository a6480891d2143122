/**
 * Adds the import of the library's components to a code example.
 *
 * @param exported names that the library exports
 */
export function addImport(code: string, exported: ReadonlySet<string>): string {
  // Storybook transforms an example twice.
  if (code.startsWith("import ")) return code;
  const used = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = ""]) => name);
  const names = [...new Set(used)].filter((name) => exported.has(name)).toSorted();
  return names.length > 0 ? `import { ${names.join(", ")} } from "@agency/ui";\n\n${code}` : code;
}

/** Replaces pictures that stories draw, thousands of characters long, by a file name. */
export const shortenPictures = (code: string): string =>
  code.replaceAll(/data:image\/svg\+xml,[^"'\s]+/g, "/picture.svg");
