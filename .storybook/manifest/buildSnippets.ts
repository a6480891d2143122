import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = new URL("../..", import.meta.url).pathname;

/** Renders all stories on the server and returns their code. */
export async function buildSnippets(): Promise<Record<string, string>> {
  // Resolves the package's dependencies.
  const folder = mkdtempSync(join(root, "packages/ui/.trial-snippets-"));
  try {
    await build({
      root,
      configFile: join(root, ".storybook/test/plain/vite.config.ts"),
      logLevel: "error",
      build: {
        ssr: ".storybook/manifest/snippets.tsx",
        outDir: folder,
        emptyOutDir: true,
      },
    });
    const { getSnippets } = (await import(
      join(folder, "snippets.js")
    )) as typeof import("./snippets.tsx");
    return getSnippets();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
