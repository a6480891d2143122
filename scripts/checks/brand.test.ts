/** The site hands the library the colours of its products; they are the design tokens'. */
import { themes } from "@agency/tokens";
import { expect, it } from "vitest";
import { brand } from "../../site/src/brand.ts";

it.each(["dark", "light"] as const)("passes the products' colours in the %s theme", (theme) => {
  const { onAccent, ...products } = themes[theme].product;
  expect(Object.keys(brand.productColors)).toEqual(Object.keys(products));
  for (const [name, { accent }] of Object.entries(products)) {
    const colors = brand.productColors[name as keyof typeof products];
    expect(colors[theme]).toEqual({ accent, onAccent });
  }
});
