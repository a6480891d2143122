import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { build } from "vite";
import { expect, it } from "vitest";
import { fromSource } from "../vitest/fromSource.ts";

const ui = new URL("../../packages/ui/", import.meta.url).pathname;

/** The texts in a message, in pieces between what is put into it. */
function pieces(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isStringLiteral(one) || ts.isTemplateLiteralToken(one)) found.push(one.text);
    one.forEachChild(visit);
  };
  visit(node);
  // Shorter ones, such as the name of a component, stand elsewhere too.
  return found.map((text) => text.trim()).filter((text) => text.length >= 12);
}

function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "warn")
      found.push(...node.arguments.slice(1).flatMap(pieces));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
}

const sentences = globSync("src/**/*.{ts,tsx}", { cwd: ui })
  .filter((file) => !/\.(test|stories|css)\./.test(file))
  .flatMap((file) => sentencesIn(join(ui, file)));

/** Everything that the barrel leads to, as a site's production build has it; styles and fonts aside. */
async function built(nodeEnv: string): Promise<string> {
  const result = await build({
    root: ui,
    configFile: false,
    logLevel: "silent",
    mode: nodeEnv,
    define: { "process.env.NODE_ENV": JSON.stringify(nodeEnv) },
    ...fromSource,
    build: {
      write: false,
      minify: true,
      lib: { entry: ["src/index.ts"], formats: ["es"] },
      rolldownOptions: { external: (id) => /^[a-z@]/.test(id) },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("\n");
}

it("leaves no sentence for developers in a production build", async () => {
  expect(sentences.length).toBeGreaterThan(15);
  const code = await built("production");
  expect(code.length).toBeGreaterThan(100_000);
  expect(sentences.filter((text) => code.includes(text))).toEqual([]);
});

it("has them in a development build, so that the search can find them", async () => {
  const code = await built("development");
  expect(sentences.filter((text) => code.includes(text)).length).toBeGreaterThan(10);
});
