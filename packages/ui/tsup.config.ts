import { globSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/esbuild-plugin";
import { defineConfig, type Options } from "tsup";

/** Creates the URLs of inlined workers. */
const trustedTypes = "src/internal/trustedTypes.ts";

/** Server modules. "use client" would make them client references. */
const server = [
  "src/theme/index.ts",
  "src/theme/authoring.ts",
  ...globSync("src/theme/*.css.ts"),
  ...globSync(
    "src/entries/{fold-text,draw-*,intro-markup,run-intro,theme-script,trusted-types}.ts",
  ),
];

/**
 * Sorted entries by name. tsup expands patterns in directory order, and esbuild orders chunks by
 * entries: unsorted builds differ between machines.
 */
const entries = (...patterns: string[]): Record<string, string> =>
  Object.fromEntries(
    globSync(patterns)
      .sort()
      .map((path) => [relative("src", path).replace(/(\.css)?\.ts$/, ""), path]),
  );

/** `ParticleBackground` opens it by URL. */
const worker = "src/shell/ParticleBackground/worker.ts";

/** Vite's `?worker&inline`: a worker in a string, without another request. */
const inlineWorker: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "inline worker",
  setup({ onResolve, onLoad, esbuild, initialOptions: { target } }) {
    const suffix = "?worker&inline";
    onResolve({ filter: /\?worker&inline$/ }, ({ path, resolveDir }) => ({
      path: relative("", join(resolveDir, path.slice(0, -suffix.length))),
      namespace: suffix,
    }));
    onLoad({ filter: /.*/, namespace: suffix }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        format: "iife",
        ...(target && { target }),
        write: false,
      });
      const code = JSON.stringify(outputFiles[0]?.text.trim());
      const contents = `import { createScriptUrl } from "./${trustedTypes}";
      export default function () {
        const address = URL.createObjectURL(new Blob([${code}], { type: "text/javascript" }));
        return new Worker(createScriptUrl(address));
      }`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};

const shared: Options = {
  format: "esm",
  splitting: true,
  // Otherwise vanilla-extract's class names are long and the stylesheet three times as large.
  minify: true,
  loader: { ".woff2": "file" },
  // A thousand modules, of which a few dozen are used.
  noExternal: ["lucide"],
  esbuildOptions(options) {
    options.assetNames = "fonts/[name]";
    options.chunkNames = "chunks/[name]-[hash]";
  },
};

/** All components, with one stylesheet. */
const library: Options = {
  ...shared,
  entry: entries("src/index.ts", "src/entries/*.ts", ...server, worker),
  clean: true,
  esbuildPlugins: [inlineWorker, vanillaExtractPlugin({ outputCss: true })],
  plugins: [
    {
      name: "use client",
      // esbuild keeps directives of entry files only.
      renderChunk(code, chunk) {
        const { type, entryPoint, exports } = chunk;
        if (type !== "chunk" || !entryPoint || [...server, worker].includes(entryPoint)) return;
        if (exports?.length === 0 || code.startsWith('"use client"')) return;
        return { code: `"use client";\n${code}` };
      },
    },
    {
      name: "no bare imports",
      // Modules have no side effects. esbuild would load what these name together with the index.
      renderChunk: (code) => ({ code: code.replace(/import"\.{1,2}\/[^"]+\.js";/g, "") }),
    },
    {
      name: "address of the worker",
      // Relative to the chunk.
      renderChunk(code, { path }) {
        const folder = relative(dirname(path), "dist/shell/ParticleBackground") || ".";
        const address = `${folder.startsWith(".") ? folder : `./${folder}`}/worker.js`;
        return { code: code.replace('"./worker.ts"', `"${address}"`) };
      },
    },
  ],
  async onSuccess() {
    // These include the theme, unlike `stylesheets`.
    const unused = globSync([
      ...["dist/agency.css", "dist/entries/*.css", "dist/chunks/*.css", "dist/theme/*.css"],
    ]);
    await Promise.all(unused.map((file) => rm(file)));
    // TypeScript 6 reports side-effect imports without types.
    await writeFile("dist/styles.d.ts", "export {};\n");
    await cp("node_modules/lucide/LICENSE", "dist/icons-LICENSE");
    const report = await readFile("../../docs/accessibility/ui.md", "utf8");
    // Its links lead to tests, which the package does not contain.
    const unlinked = report.replace(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, "$1");
    await writeFile("dist/accessibility.md", unlinked);
    for (const font of ["InstrumentSans", "ReadexPro", "SourceCodePro", "Vazirmatn"]) {
      await cp(`src/theme/fonts/files/${font}-LICENSE`, `dist/fonts/${font}-LICENSE`);
    }
  },
};

/** Builds the theme's stylesheet, and one per component with its parts' rules. */
const stylesheets: Options = {
  ...shared,
  entry: entries("src/theme/theme.css.ts", "src/entries/[A-Z]*.ts"),
  outDir: ".stylesheets",
  clean: true,
  esbuildPlugins: [
    {
      name: "theme once",
      setup(build) {
        build.onResolve({ filter: /\/theme\.css\.ts$/ }, ({ kind }) =>
          kind === "entry-point" ? undefined : { path: "theme", namespace: "nothing" },
        );
        build.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "" }));
      },
    },
    inlineWorker,
    vanillaExtractPlugin({ outputCss: true }),
  ],
  async onSuccess() {
    const from = ".stylesheets";
    await mkdir("dist/styles", { recursive: true });
    for (const entry of globSync("entries/*.js", { cwd: from })) {
      const name = basename(entry, ".js");
      // Components without styles get an empty file: imports must not fail.
      const css = await readFile(join(from, `entries/${name}.css`), "utf8").catch(() => "");
      await writeFile(`dist/styles/${name}.css`, css);
    }
    const theme = await readFile(`${from}/theme/theme.css`, "utf8");
    await writeFile("dist/theme.css", theme.replaceAll("../fonts/", "./fonts/"));
    await rm(from, { recursive: true });
  },
};

export default defineConfig([library, stylesheets]);
