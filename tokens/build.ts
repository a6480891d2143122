/** Writes `dist/`: modules, types, CSS variables, and files for design tools. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { figmaModes } from "./src/figma.ts";
import { base, themes, toVariables } from "./src/index.ts";
import { penpotTokens } from "./src/penpot.ts";
import { studioTokens } from "./src/tokens-studio.ts";

const block = (selector: string, lines: string[]) => `${selector} {\n  ${lines.join("\n  ")}\n}\n`;

const entries = ["src/index.ts", "src/brand-cli.ts", "src/style-dictionary.ts"];

execFileSync("tsup", [...entries, "--format", "esm", "--dts", "--clean"], { stdio: "inherit" });
mkdirSync("dist/figma", { recursive: true });
writeFileSync(
  "dist/variables.css",
  [
    block(":root", [...toVariables(base), ...toVariables(themes.dark), "color-scheme: dark;"]),
    block(".light-theme", [...toVariables(themes.light), "color-scheme: light;"]),
  ].join("\n"),
);
// TypeScript 6 reports side-effect imports without types.
writeFileSync("dist/variables.css.d.ts", "export {};\n");

const writeJson = (file: string, content: object) =>
  writeFileSync(`dist/${file}`, `${JSON.stringify(content, undefined, 2)}\n`);

writeJson("tokens.studio.json", studioTokens());
writeJson("penpot.json", penpotTokens());
for (const [mode, content] of Object.entries(figmaModes()))
  writeJson(`figma/${mode}.tokens.json`, content);
