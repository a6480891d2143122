import type { Reader } from "@agency/content";
import { expect, it } from "vitest";
import { createExistenceCheck } from "../src/pages/documentExistence.ts";
import type { RouteMatch } from "../src/pages/routes.ts";
import { defaultTimeouts } from "../src/settings/timeouts.ts";
import site from "./support/site.ts";

function service() {
  let asked = 0;
  let isAway = false;
  const fetch = async (_: string, params: { slug?: string; id?: string }) => {
    asked++;
    if (isAway) throw new Error("away");
    return (params.slug ?? params.id) === "there" ? "document" : null;
  };
  const exists = createExistenceCheck({ fetch } as unknown as Reader, site.documents, {
    ...defaultTimeouts,
    existsKept: 60_000,
  });
  return {
    exists: (path: string) => exists(site.routes.match(path) as RouteMatch),
    asked: () => asked,
    setAway: (away: boolean) => (isAway = away),
  };
}

it("is asked once for each address, whatever else there is", async () => {
  const { exists, asked } = service();
  for (const folder of ["blog", "case-studies", "careers"]) {
    const answers = Array.from({ length: 10 }, () => exists(`/${folder}/there`));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([true]));
    expect(await exists(`/${folder}/made-up`)).toBe(false);
    expect(await exists(`/${folder}/made-up`)).toBe(false);
  }
  expect(asked()).toBe(6);
  expect(await exists("/about")).toBe(true);
  expect(asked()).toBe(6);
});

it("keeps the answers of so many addresses and no more", async () => {
  const { exists, asked } = service();
  for (let index = 0; index <= 10_000; index++) await exists(`/blog/made-up-${index}`);
  expect(asked()).toBe(10_001);
  await exists("/blog/made-up-10000");
  expect(asked()).toBe(10_001);
  await exists("/blog/made-up-0");
  expect(asked()).toBe(10_002);
});

it("is not kept while the content service is away", async () => {
  const { exists, setAway } = service();
  setAway(true);
  expect(await exists("/blog/nothing")).toBe(true);
  setAway(false);
  expect(await exists("/blog/nothing")).toBe(false);
});
