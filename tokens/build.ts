/** Writes dist/: the module, its types, and plain CSS variables for those without React. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { base, themes, toVariables } from "./src/index.ts";

const block = (selector: string, lines: string[]) => `${selector} {\n  ${lines.join("\n  ")}\n}\n`;

execFileSync("tsup", ["src/index.ts", "src/brand-cli.ts", "--format", "esm", "--dts", "--clean"], {
  stdio: "inherit",
});
mkdirSync("dist", { recursive: true });
writeFileSync(
  "dist/variables.css",
  [
    block(":root", [...toVariables(base), ...toVariables(themes.dark), "color-scheme: dark;"]),
    block(".light-theme", [...toVariables(themes.light), "color-scheme: light;"]),
  ].join("\n"),
);
