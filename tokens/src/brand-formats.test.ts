import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createBrand } from "./brand.ts";
import { brandCss, brandModule, brandTokens, describeBrandChanges } from "./brand-formats.ts";
import { resolveTokens } from "./resolve-tokens.ts";

const mint = createBrand("#6fd6b0");

describe("brandCss", () => {
  it("sets the accent of both themes, and that of the light one on paper", () => {
    expect(brandCss(mint)).toMatch(
      /^:root \{\n {2}--agency-color-accent: #6fd6b0;\n {2}--agency-color-on-accent: #14110d;\n {2}--agency-color-accent-border: #6fd6b0;\n[^}]+--agency-color-dot: #6fd6b0;\n\}\n\n\.light-theme \{[^}]+\}\n\n\.dark-theme \{[^}]+\}\n\n@media print \{\n {2}:root, \.light-theme, \.dark-theme \{\n {4}--agency-color-accent: /,
    );
  });

  it("holds for a part of the page too, whichever way it nests with a theme", () => {
    expect(brandCss(mint, ".launch")).toContain(".light-theme .launch, .launch .light-theme {");
  });

  it("leaves one tone of text to who asks for more contrast, where the ink is its own", () => {
    expect(brandCss(mint)).not.toContain("prefers-contrast");
    const own = createBrand("#6fd6b0", { light: { fg: "#111827" } });
    expect(brandCss(own)).toMatch(
      /@media \(prefers-contrast: more\) \{[^@]*--agency-color-fg2: var\(--agency-color-fg\);/,
    );
  });
});

describe("brandTokens", () => {
  it("are token files of the two themes: resolved they are the brand again", () => {
    const own = createBrand("#6fd6b0", { light: { bg: "#fff", fg: "#111827" } });
    for (const brand of [mint, own]) {
      expect(resolveTokens(brandTokens(brand))).toEqual({
        dark: { color: brand.dark },
        light: { color: brand.light },
      });
    }
  });

  it("carry the measured contrasts", () => {
    expect(brandTokens(mint)).toMatchObject({
      dark: {
        color: {
          $type: "color",
          onAccent: {
            $extensions: {
              "com.agency.contrast": { "color.accent": { ratio: 10.68, min: 4.5 } },
            },
          },
          dot: { $value: { colorSpace: "srgb", hex: "#6fd6b0" } },
        },
      },
    });
  });
});

it("brandModule is a module that exports the brand", async () => {
  const text = brandModule(mint).replace(" as const", "");
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  );
  expect(module.brand).toEqual({ dark: mint.dark, light: mint.light });
  expect(brandCss(module.brand)).toBe(brandCss(mint));
});

describe("brandSentences", () => {
  it("say what moved, which way and how far", () => {
    expect(describeBrandChanges(createBrand("#1877f2"))).toEqual([
      "dark: accentText is #2580fc in place of #1877f2, 2.8 % lighter.",
      "light: accentText is #005ed7 in place of #1877f2, 7.5 % darker.",
    ]);
  });

  it("say that sRGB lacks the colour, and that chroma was lost", () => {
    const sentences = describeBrandChanges(createBrand("color(display-p3 0 1 0)"));
    expect(sentences[0]).toBe("sRGB lacks the colour asked for: #00fb29 is the nearest it has.");
    expect(sentences.at(-1)).toMatch(/darker, with 0\.\d\d less chroma\.$/);
  });
});

it("all that makes a brand runs in a browser: nothing behind the package's entry is Node's", () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const walk = (file: URL) => {
    if (seen.has(file.pathname)) return;
    seen.add(file.pathname);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)) {
      if (!name.startsWith(".")) packages.add(name);
      else if (name.endsWith(".ts")) walk(new URL(name, file));
    }
  };
  walk(new URL("index.ts", import.meta.url));
  expect(seen.size).toBeGreaterThan(8);
  expect([...packages]).toEqual(["culori"]);
});
