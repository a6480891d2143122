import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface Contents {
  needed: string[];
  refused: RegExp[];
  /** Build dependencies that JavaScript must not import. */
  unimported?: string[];
  /** Files exempt from `unimported`. @default none */
  importers?: string[];
}

export interface Packed {
  archive: string;
  files: string[];
}

/** Packs as the release does (`.pnpmfile.mjs`). */
export function pack(folder: string, destination: string): Packed {
  const args = ["--yes", "pnpm@12.21.0", "pack", "--json", "--pack-destination", destination];
  const text = execFileSync("npx", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { filename, files } = JSON.parse(text) as {
    filename: string;
    files: { path: string }[];
  };
  return { archive: join(destination, basename(filename)), files: files.map(({ path }) => path) };
}

/** Returns the text of a file within a packed archive. */
export const readPacked = ({ archive }: Packed, path: string): string =>
  execFileSync("tar", ["-xzOf", archive, `package/${path}`], { encoding: "utf8" });

/** Returns the manifest within a packed archive. */
export const readManifest = (packed: Packed): Record<string, unknown> =>
  JSON.parse(readPacked(packed, "package.json")) as Record<string, unknown>;

const repository = new URL("..", import.meta.url).pathname;
const builtText = /^dist\/.*\.(js|css|d\.ts)$/;

export function findings(
  folder: string,
  files: string[],
  { needed, refused, unimported = [], importers = [] }: Contents,
): string[] {
  const isThere = (path: string) =>
    files.some((file) => file === path || file.startsWith(`${path}/`));
  const isImported = (text: string, name: string) =>
    new RegExp(`(from|import)\\s*\\(?["']${name}["'/]`).test(text);
  return [
    ...needed.filter((path) => !isThere(path)).map((path) => `lacks ${path}`),
    ...files
      .filter((path) => refused.some((one) => one.test(path)))
      .map((path) => `ships ${path}, which is nobody else's matter`),
    ...files
      .filter((path) => path.startsWith("dist/") && path.endsWith(".js"))
      .filter((path) => !importers.includes(path))
      .flatMap((path) => {
        const text = readFileSync(join(folder, path), "utf8");
        return unimported
          .filter((name) => isImported(text, name))
          .map((name) => `imports ${name} in ${path}`);
      }),
    ...files
      .filter((path) => builtText.test(path))
      .filter((path) => readFileSync(join(folder, path), "utf8").includes(repository))
      .map((path) => `names a folder of the machine that built it in ${path}`),
  ];
}
