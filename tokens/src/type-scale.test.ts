import { describe, expect, it } from "vitest";
import { base } from "./index.ts";

/** Maximum zoom of browsers, with as many fewer px. */
const maxZoom = 5;

const roles = Object.entries({ en: base.type.en, ar: base.type.ar }).flatMap(([language, roles]) =>
  Object.entries(roles).map(([role, size]) => ({ language, role, size })),
);

describe("WCAG 1.4.4", () => {
  it.each(roles)("$language $role reaches twice its size by zoom", ({ size }) => {
    const getSize = (width: number) => {
      const [fixed, max] = [size.fixed, size.max].map((rem) => Number.parseFloat(rem) * 16);
      return Math.min((fixed ?? 0) + (Number(size.fluid) / 100) * width, max ?? 0);
    };
    for (const width of [1280, 1920]) {
      const enlarged = getSize(width / maxZoom) * maxZoom;
      expect(enlarged).toBeGreaterThanOrEqual(2 * getSize(width));
    }
  });
});

it("is one step larger in Arabic, where the text is small", () => {
  for (const role of ["xs", "sm", "body", "article"] as const) {
    const [en, ar] = [base.type.en[role], base.type.ar[role]].map(({ max }) =>
      Number.parseFloat(max),
    );
    expect(ar).toBeGreaterThan(en ?? 0);
  }
});
