import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleContent } from "../../packages/showcase/sample/index.ts";
import { brand } from "../../packages/showcase/src/brand.ts";
import arProducts from "../../site/locales/ar/products.json" with { type: "json" };
import enProducts from "../../site/locales/en/products.json" with { type: "json" };

const content = readFileSync(sampleContent, "utf8");

it("the mail address is that of the sample content", () => {
  expect(content).toContain(`"_type":"agency"`);
  expect(content).toContain(`"email":"${brand.email}"`);
});

describe.each(Object.entries(brand.products))("the name of %s", (slug, name) => {
  it("is spelled as in the sample content", () => {
    const products = content
      .split("\n")
      .filter(Boolean)
      .map(
        (line) => JSON.parse(line) as { _type: string; name?: string; slug?: { current: string } },
      )
      .filter(({ _type }) => _type === "product");
    expect(products.find((product) => product.slug?.current === slug)?.name).toBe(name);
  });

  it("is spelled alike in all words", () => {
    for (const words of [arProducts, enProducts, content]) {
      // Keys and URLs use slugs.
      const texts = JSON.stringify(words).replaceAll(/"[^"\\]*":|[-/]\w+/g, "");
      const spellings = new Set(texts.match(new RegExp(name, "gi")) ?? []);
      spellings.delete(slug);
      expect([...spellings]).toEqual([name]);
    }
  });
});
