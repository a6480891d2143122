import type { Reader } from "@agency/content";
import { afterEach, beforeEach, expect, it } from "vitest";
import { matchRoute, type RouteMatch } from "../../src/navigation/routes.ts";
import { createExistence } from "../content.ts";
import { times } from "../times.ts";

const before = { ...times };
beforeEach(() => Object.assign(times, { existsKept: 60_000 }));
afterEach(() => Object.assign(times, before));

/** A content service with one document of each kind, that counts what it is asked. */
function service() {
  let asked = 0;
  let isAway = false;
  const fetch = async () => {
    asked++;
    if (isAway) throw new Error("away");
    return ["there"];
  };
  const exists = createExistence({ fetch } as unknown as Reader);
  return {
    exists: (path: string) => exists(matchRoute(path) as RouteMatch),
    asked: () => asked,
    setAway: (away: boolean) => (isAway = away),
  };
}

it("is asked once for all documents of a kind, however many addresses are made up", async () => {
  const { exists, asked } = service();
  for (const folder of ["blog", "case-studies", "careers"]) {
    expect(await exists(`/${folder}/there`)).toBe(true);
    const made = Array.from({ length: 100 }, (_, index) => exists(`/${folder}/made-up-${index}`));
    expect(new Set(await Promise.all(made))).toEqual(new Set([false]));
  }
  expect(asked()).toBe(3);
  expect(await exists("/about")).toBe(true);
  expect(asked()).toBe(3);
});

it("is not kept while the content service is away", async () => {
  const { exists, setAway } = service();
  setAway(true);
  expect(await exists("/blog/nothing")).toBe(true);
  setAway(false);
  expect(await exists("/blog/nothing")).toBe(false);
});
