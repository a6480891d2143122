import { globSync, readFileSync } from "node:fs";
import { defineConfig, Logger, parse, RECOMMENDED_CONFIG } from "@terrazzo/parser";
import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { createBrand } from "./brand.ts";
import { brandTokens } from "./brand-formats.ts";
import { base, themes } from "./themes.ts";
import { toVariables, variableName } from "./variables.ts";

type Tree = { [name: string]: unknown };

const root = new URL("../", import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, root), "utf8");
const readJson = (path: string) => JSON.parse(readText(path)) as Tree;

const tokenFiles = ["base.tokens.json", "semantic.dark.tokens.json", "semantic.light.tokens.json"];

/** Copies inherited types to tokens: the schemas check values of tokens with a type alone. */
function withTypes(node: Tree, inherited?: unknown): Tree {
  const $type = node.$type ?? inherited;
  if ("$value" in node) return { ...node, ...($type !== undefined && { $type }) };
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      name.startsWith("$") ? child : withTypes(child as Tree, $type),
    ]),
  );
}

describe("the schemas of DTCG 2025.10", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const file of globSync("schemas/2025.10/**/*.json", { cwd: root }))
    ajv.addSchema(readJson(file));

  function validate(name: "format" | "resolver", document: unknown) {
    const schema = ajv.getSchema(`https://www.designtokens.org/schemas/2025.10/${name}.json`);
    if (!schema) throw new Error(`The schema ${name} is missing.`);
    void schema(name === "format" ? withTypes(document as Tree) : document);
    return schema.errors ?? [];
  }

  it.each(tokenFiles)("accept %s", (file) => {
    expect(validate("format", readJson(file))).toEqual([]);
  });

  it("accept the resolver, and reject one with a wrong version", () => {
    const resolver = readJson("agency.resolver.json");
    expect(validate("resolver", resolver)).toEqual([]);
    expect(validate("resolver", { ...resolver, version: "2023.10" })).not.toEqual([]);
  });

  it("accept a brand", () => {
    const own = { light: { bg: "#ffffff" } };
    const { dark, light } = brandTokens(createBrand("#facc15", own)) as Record<string, unknown>;
    for (const document of [dark, light]) expect(validate("format", document)).toEqual([]);
    expect(validate("format", { color: { $type: "color", bg: { $value: "red" } } })).not.toEqual(
      [],
    );
  });
});

describe("Terrazzo", () => {
  const naming = "core/consistent-naming";

  async function read(rules?: typeof RECOMMENDED_CONFIG) {
    const file = new URL("agency.resolver.json", root);
    const found: { severity: string; label: string; message: string }[] = [];
    const logger = new Logger({ level: "silent" });
    for (const severity of ["error", "warn"] as const)
      logger[severity] = (...entries) => {
        for (const { label = "", message } of entries) found.push({ severity, label, message });
      };
    const config = defineConfig(rules ? { lint: { rules } } : {}, { cwd: root, logger });
    const source = { filename: file, src: readFileSync(file, "utf8") };
    return { ...(await parse([source], { config, logger })), found };
  }

  let result: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    result = await read({ ...RECOMMENDED_CONFIG, [naming]: ["warn", { format: "camelCase" }] });
  });

  it("reads the resolver without errors and warnings, told that names are in camel case", () => {
    expect(result.found).toEqual([]);
  });

  it("warns by default of each name in camel case, and of nothing else", async () => {
    const { found, tokens } = await read();
    const names = Object.keys(tokens).filter((name) => /[A-Z]/.test(name));
    const warnings = names.map((name) => `${name} doesn’t match format kebab-case`);
    const total = `${names.length} warnings`;
    expect(found.map(({ severity }) => severity)).toEqual([...names, "total"].map(() => "warn"));
    expect(found.map(({ message }) => message).sort()).toEqual([...warnings, total].sort());
  });

  it.each(["dark", "light"] as const)("resolves the %s theme as the package does", (theme) => {
    const tokens = result.resolver.apply({ theme });
    const names = Object.keys(tokens).map((path) => `--${variableName(path.split("."))}`);
    const ours = [...toVariables(base), ...toVariables(themes[theme])];
    expect(names.sort()).toEqual(ours.map((line) => line.split(":")[0]).sort());
    for (const [name, css] of Object.entries(themes[theme].color)) {
      const { $value } = tokens[`color.${name}`] as { $value: unknown };
      const { components, alpha } = $value as { components: number[]; alpha: number };
      const rgb = components.map((part) => Math.round(part * 255));
      const hex = `#${rgb.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      const percent = Number((alpha * 100).toFixed(2));
      expect(alpha === 1 ? hex : `rgb(${rgb.join(" ")} / ${percent}%)`, name).toBe(css);
    }
  });
});
