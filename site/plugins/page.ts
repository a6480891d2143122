import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin, type Rollup, runnerImport } from "vite";
import type * as Markup from "../src/intro/markup.ts";
import { cssTarget } from "./targets.ts";

const source = (file: string) => new URL(`../src/${file}`, import.meta.url).pathname;
const resolve = { conditions: ["@agency/source"] };

async function inline(entry: string): Promise<{ code: string; css: string }> {
  const result = (await build({
    configFile: false,
    logLevel: "warn",
    mode: "production",
    plugins: [vanillaExtractPlugin()],
    resolve,
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      cssTarget,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  })) as Rollup.RolldownOutput | Rollup.RolldownOutput[];
  const { output } = Array.isArray(result) ? (result[0] as Rollup.RolldownOutput) : result;
  let code = "";
  let css = "";
  for (const file of output) {
    if (file.type === "chunk") code += file.code;
    else if (file.fileName.endsWith(".css")) css += file.source;
  }
  return { code: code.trim(), css: css.trim() };
}

async function importMarkup(): Promise<typeof Markup> {
  const { module } = await runnerImport<typeof Markup>(source("intro/markup.ts"), {
    environments: { inline: { resolve: { ...resolve, noExternal: [/^@agency\//] } } },
  });
  return module;
}

/**
 * Fills index.html with the intro's markup and CSS, the head's script, and the script that loads
 * the application after the first paint.
 */
export function page(): Plugin {
  return {
    name: "agency-page",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const [head, intro, markup] = await Promise.all([
          inline(source("intro/head.ts")),
          inline(source("intro/intro.ts")),
          importMarkup(),
        ]);
        const { main, styles } = application(bundle);
        return html
          .replace("<!--meta-->", () => `<!--meta-->${markup.metaHtml()}<!--/meta-->`)
          .replace("<!--page-->", () => `<!--page-->${markup.noScriptHtml()}<!--/page-->`)
          .replace(
            "<!--head-->",
            () =>
              `<script>${markup.themeScript};${markup.pressScript};${head.code}</script><style>${intro.css}</style>`,
          )
          .replace("<!--intro-->", () => markup.introHtml())
          .replace(
            "<!--start-->",
            () =>
              `<script data-main="${main}" data-modules="" data-styles="${styles.join(" ")}">${intro.code}</script>`,
          );
      },
    },
  };
}

function application(bundle: Rollup.OutputBundle | undefined): { main: string; styles: string[] } {
  if (!bundle) return { main: "/src/main.tsx", styles: [] };
  const chunk = Object.values(bundle).find(
    (file): file is Rollup.OutputChunk =>
      file.type === "chunk" && file.name === "main" && file.isEntry,
  );
  if (!chunk) throw new Error("The build has no entry named main.");
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return { main: `/${chunk.fileName}`, styles: styles.map((file) => `/${file}`) };
}
