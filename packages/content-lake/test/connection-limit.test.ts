import { expect, it } from "vitest";
import { createConnectionLimit } from "../src/scheduling/connection-limit.ts";

it("limits connections per client and in total, until they are released", () => {
  const open = createConnectionLimit({ each: 2, all: 3 });
  const first = open("a");
  expect([first, open("a"), open("a")].map(Boolean)).toEqual([true, true, false]);
  expect([open("b"), open("c")].map(Boolean)).toEqual([true, false]);
  first?.();
  first?.();
  expect([open("c"), open("d")].map(Boolean)).toEqual([true, false]);
});

it("limits groups of clients by their factor", () => {
  const open = createConnectionLimit({ each: 1, all: 100 }, (client) => [
    { key: client, clients: 1 },
    { key: "network", clients: 2 },
  ]);
  expect(["a", "a", "b", "c"].map((client) => Boolean(open(client)))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
