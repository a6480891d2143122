#!/usr/bin/env node
/**
 * Prints a brand's stylesheet, and adjustments to stderr. Exit code 2: invalid input. Exit code 1:
 * too little contrast.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BrandOptions, type CreatedBrand, createBrand } from "./brand.ts";
import { brandCss, brandModule, brandTokens, describeBrandChanges } from "./brand-formats.ts";
import { ColorError } from "./color.ts";

const usage = `agency-brand COLOR [SELECTOR] [--format css|dtcg|ts] [--own FILE]

Derives a brand for @agency/ui from one color: accents for the dark and the light theme with enough
contrast on every background. A color with too little contrast moves to the nearest lightness that has
enough. Changes are reported on standard error.

  COLOR      any opaque CSS color: '#1877f2', royalblue, 'oklch(60% 0.2 260)'
  SELECTOR   CSS selector of the brand (default: :root)
  --format   css (stylesheet, default), dtcg (design tokens, JSON) or ts (module)
  --own      JSON file of colors chosen by hand, which are checked:
             { "light": { "bg": "#ffffff", "fg": "#111827", "accentText": "#0b6349" } }
             accent, onAccent, accentText, line, dot; bg, bg1, bg2; fg, fg2, fg3; for dark and light
  --help     this text

Exit codes: 0 success, 1 a color chosen by hand has too little contrast, 2 invalid color, option or
file.
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
  for (const sentence of describeBrandChanges(brand)) console.error(sentence);
  return format(brand, selector);
}

try {
  process.stdout.write(run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError || error instanceof ColorError ? 2 : 1;
}
