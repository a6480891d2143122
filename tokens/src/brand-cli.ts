#!/usr/bin/env node
/**
 * Prints a brand's stylesheet, and adjustments to stderr. Exit code 2: invalid input. Exit code 1:
 * too little contrast.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BrandOptions, type CreatedBrand, createBrand } from "./brand.ts";
import { ColorError } from "./color.ts";
import { brandCss, brandModule, brandSentences, brandTokens } from "./formats.ts";

const usage = `agency-brand COLOR [SELECTOR] [--format css|dtcg|ts] [--own FILE]

Makes a colour into a brand for @agency/ui: an accent for the dark and the light theme, readable on
every ground. Where the colour has too little contrast it moves to the nearest lightness that has
enough; what was changed is said on the error stream.

  COLOR      any opaque CSS colour: '#1877f2', royalblue, 'oklch(60% 0.2 260)'
  SELECTOR   what the brand holds for; :root unless given
  --format   css (a stylesheet, unless given), dtcg (design tokens, JSON) or ts (a module)
  --own      a JSON file with colours chosen by hand, which are checked:
             { "light": { "bg": "#ffffff", "fg": "#111827", "accentText": "#0b6349" } }
             accent, onAccent, accentText, line, dot; bg, bg1, bg2; fg, fg2, fg3; for dark and light
  --help     this text

Ends with 0; with 1 where colours chosen by hand cannot be read on each other; with 2 where the
colour, an option or the file cannot be understood.
`;

class UsageError extends Error {}

const formats: Record<string, (brand: CreatedBrand, selector?: string) => string> = {
  css: brandCss,
  dtcg: (brand) => `${JSON.stringify(brandTokens(brand), undefined, 2)}\n`,
  ts: (brand) => brandModule(brand),
};

function readOptions(file: string): BrandOptions {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as BrandOptions;
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: "string", default: "css" },
        own: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function run(): string {
  const { values, positionals } = read();
  if (values.help) return usage;
  const [color, selector, ...more] = positionals;
  if (!color || more.length > 0)
    throw new UsageError("Give one colour: agency-brand '#0b6349'. --help says more.");
  const format = formats[values.format];
  if (!format)
    throw new UsageError(`There is no format "${values.format}": css, dtcg and ts are there.`);
  const brand = createBrand(color, values.own === undefined ? {} : readOptions(values.own));
  for (const sentence of brandSentences(brand)) console.error(sentence);
  return format(brand, selector);
}

try {
  process.stdout.write(run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError || error instanceof ColorError ? 2 : 1;
}
