import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { computeHash } from "../http/security.ts";

/** A chunk as Vite's manifest has it. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** A stylesheet of the build, to stand in a page. */
interface Style {
  href: string;
  css: string;
  /** Its source in a Content-Security-Policy. */
  hash: string;
}

/** What belongs to a page of the build. */
export interface PageFiles {
  /** Addresses of the scripts, the application's own first. */
  scripts: string[];
  styles: Style[];
}

/**
 * Reads what the build says of its files.
 *
 * @param dist folder of the browser build
 * @param entry file of the application in the site's sources
 * @returns finds what belongs to a page by its files in the site's sources, and by those of which it
 *   begins with the styles alone
 * @throws Error when the build has no such file
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

  /** A chunk and all that it imports, each once; chunks import each other. */
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
