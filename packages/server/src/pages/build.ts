import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { computeHash } from "../http/security.ts";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

interface Style {
  href: string;
  css: string;
  hash: string;
}

export interface PageFiles {
  scripts: string[];
  styles: Style[];
}

/**
 * Reads the build's manifest. Returns a function that finds a page's files by its source files, and
 * by those that at first need only styles.
 * @throws Error if a file is not in the build
 */
export async function readBuild(
  dist: string,
  entry: string,
): Promise<(files: readonly string[], later?: readonly string[]) => PageFiles> {
  const manifest = JSON.parse(await readFile(join(dist, "manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const styles = new Map(
    await Promise.all(
      [...sheets].map(async (file) => {
        const css = (await readFile(join(dist, file), "utf8")).replace(/\r\n?/g, "\n").trim();
        return [file, { href: `/${file}`, css, hash: computeHash(css) }] as const;
      }),
    ),
  );

  /** Imports may be circular. */
  function getChunks(names: string[]): Chunk[] {
    const found = new Map<string, Chunk>();
    for (const name of names) {
      const chunk = manifest[name];
      if (!chunk || found.has(name)) continue;
      found.set(name, chunk);
      names.push(...(chunk.imports ?? []));
    }
    return [...found.values()];
  }

  const getFiles = (files: readonly string[], later: readonly string[]): PageFiles => {
    for (const file of [...files, ...later])
      if (!manifest[file]) throw new Error(`The build has no file "${file}".`);
    const chunks = getChunks([entry, ...files]);
    return {
      scripts: chunks.map(({ file }) => `/${file}`),
      styles: [
        ...new Set([...chunks, ...getChunks([...later])].flatMap(({ css = [] }) => css)),
      ].flatMap((file) => styles.get(file) ?? []),
    };
  };

  const known = new Map<string, PageFiles>();
  return (files, later = []) => {
    const name = `${files.join()};${later.join()}`;
    const found = known.get(name) ?? getFiles(files, later);
    known.set(name, found);
    return found;
  };
}
