import { getLaunchProgress, isLaunched, type LaunchTimes, productSlugs } from "@agency/content";
import { productQuery, productsQuery } from "@agency/content/queries/products";
import { product } from "@agency/content/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

describe("products", () => {
  it("are all three, in the editor's order", async () => {
    const products = await ask(dataset, productsQuery, { lang: "en" });
    expect(products.map(({ slug }) => slug)).toEqual(productSlugs);
    const turned = changeDocument(dataset, "product-gymestry", { order: -1 });
    expect((await ask(turned, productsQuery, { lang: "en" }))[0]?.name).toBe("Gymestry");
  });

  it("carry the launches of the specification, at midnight in Dubai", async () => {
    const [rendre, upflyover, gymestry] = await ask(dataset, productsQuery, { lang: "ar" });
    expect(rendre).toMatchObject({
      name: "Rendre",
      precision: "half-year",
      launchText: { text: "منتصف عام 2026", lang: "ar" },
      places: null,
    });
    expect(upflyover).toMatchObject({
      name: "UpFlyover",
      state: "launched",
      launchAt: null,
      places: { total: 1000, taken: 412 },
      disclaimer: { lang: "ar" },
      offers: [
        {
          name: { text: "الباقة المجانية", lang: "ar" },
          ...{ price: 0, currency: "USD", unit: "YEAR" },
        },
      ],
      isSample: true,
    });
    expect(gymestry?.offers).toEqual([]);
    expect(gymestry).toMatchObject({ precision: "day", launchText: null });
    const day = (at: string | null | undefined) =>
      new Date(String(at)).toLocaleString("sv-SE", { timeZone: "Asia/Dubai" });
    expect(day(gymestry?.launchAt)).toBe("2026-01-01 00:00:00");
    expect(day(rendre?.launchAt)).toBe("2026-07-01 00:00:00");
  });

  it("have one that is launched in another place next, which is said to be a sample", async () => {
    const products = await ask(dataset, productsQuery, { lang: "ar" });
    const next = products.filter(({ nextLaunchAt }) => nextLaunchAt);
    expect(next).toMatchObject([
      {
        slug: "gymestry",
        nextLaunchAt: "2027-02-14T20:00:00Z",
        nextPlace: { text: "سلطنة عُمان", lang: "ar" },
        disclaimer: { lang: "ar" },
      },
    ]);
  });

  it("are found by slug, with what is missing filled in", async () => {
    const slug = "gymestry";
    const bare = changeDocument(dataset, "product-gymestry", {
      ...{ state: null, timeZone: null, precision: null, launchAt: null, ar: null },
      places: { total: 10 },
    });
    expect(await ask(bare, productQuery, { lang: "ar", slug })).toMatchObject({
      state: "upcoming",
      timeZone: "UTC",
      precision: "day",
      launchAt: null,
      places: { total: 10, taken: 0 },
    });
    expect(await ask([], productQuery, { lang: "en", slug })).toBeNull();
  });
});

describe("a launch", () => {
  const launchAt = "2026-01-01T00:00:00Z";
  const startAt = "2025-12-22T00:00:00Z";
  const upcoming: LaunchTimes = { state: "upcoming", launchAt, startAt };
  const before = new Date("2025-12-31T23:59:59.999Z");

  it("is there from the moment on, or when an editor says so", () => {
    expect(isLaunched(upcoming, before)).toBe(false);
    expect(isLaunched(upcoming, new Date(launchAt))).toBe(true);
    expect(isLaunched({ ...upcoming, state: "launched" }, before)).toBe(true);
    expect(isLaunched({ ...upcoming, launchAt: null }, new Date("2030-01-01"))).toBe(false);
  });

  it("has a line that grows from the start to it", () => {
    expect(getLaunchProgress(upcoming, new Date("2025-12-27T00:00:00Z"))).toBe(0.5);
    expect(getLaunchProgress(upcoming, new Date("2025-01-01"))).toBe(0);
    expect(getLaunchProgress(upcoming, new Date(launchAt))).toBe(1);
    expect(getLaunchProgress({ ...upcoming, startAt: null }, before)).toBeNull();
    expect(getLaunchProgress({ ...upcoming, launchAt: null }, before)).toBeNull();
    expect(getLaunchProgress({ ...upcoming, startAt: launchAt }, before)).toBeNull();
  });
});

it("the schema knows time zones and the slugs of pages", () => {
  const rules = (name: string) => {
    const checks: ((value: unknown) => unknown)[] = [];
    const rule: Record<string, unknown> = {};
    for (const method of ["required", "integer", "min", "max"]) rule[method] = () => rule;
    rule.custom = (check: (value: unknown) => unknown) => {
      checks.push(check);
      return rule;
    };
    const field = product.fields.find((each) => each.name === name) as unknown as {
      validation(rule: unknown): unknown;
    };
    field.validation(rule);
    return (value: unknown) => checks.map((check) => check(value));
  };
  expect(rules("timeZone")("Asia/Dubai")).toEqual([true]);
  expect(rules("timeZone")("Dubai/Asia")).toEqual([expect.stringContaining("time zone")]);
  expect(rules("slug")({ current: "rendre" })).toEqual([true]);
  expect(rules("slug")({ current: "other" })).toEqual([expect.stringContaining("one of")]);
});
