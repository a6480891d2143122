import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * Returns what a page loads at once for one component of `@agency/ui`'s index, in bytes of gzip
 * without React, if esbuild bundles it.
 *
 * @param root of the workspace
 */
export async function getIndexCost(root: string, component: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { ${component} } from "@agency/ui"; console.log(${component});`,
      resolveDir: root,
    },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "/out",
    entryNames: "main",
    external: ["react", "react-dom"],
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "empty" },
    logLevel: "silent",
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [path.split("/").at(-1), gzipSync(contents).length]),
  );
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [path.split("/").at(-1), output]),
  );
  const loaded = new Set<string | undefined>();
  const load = (file: string | undefined): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { kind, path, external } of outputs.get(file)?.imports ?? [])
      if (kind === "import-statement" && !external) load(path.split("/").at(-1));
  };
  load("main.js");
  return [...loaded].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}
