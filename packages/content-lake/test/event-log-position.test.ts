import { afterAll, beforeAll, expect, it } from "vitest";
import { openLake } from "../src/index.ts";
import { temporaryFolder } from "./server.ts";

const folder = temporaryFolder();
const open = () => openLake({ dataDir: folder.path, datasets: { production: "public" } });
let lake: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  lake = await open();
});
afterAll(async () => {
  await lake.close();
  folder.remove();
});

const position = () => lake.changes("production").position;
async function mutate(...mutations: object[]): Promise<void> {
  const response = await lake.fetch(
    new Request("http://localhost/v2023-05-03/data/mutate/production", {
      method: "POST",
      headers: { Authorization: `Bearer ${lake.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ mutations }),
    }),
  );
  expect(response.ok).toBe(true);
}

it("the position is different after every change, deletions too, and says so with its event", async () => {
  const told: string[] = [];
  const stop = lake.changes("production").subscribe(
    ({ position }) => told.push(position),
    () => {},
  );
  const positions = [position()];
  for (const mutation of [
    { create: { _id: "a", _type: "page" } },
    { patch: { id: "a", set: { title: "A" } } },
    { delete: { id: "a" } },
    { create: { _id: "a", _type: "page" } },
  ]) {
    await mutate(mutation);
    positions.push(position());
  }
  stop();
  expect(new Set(positions).size).toBe(5);
  expect(told).toEqual(positions.slice(1));
});

it("is the same after a restart, and another one after everything was deleted", async () => {
  const before = position();
  await lake.close();
  lake = await open();
  expect(position()).toBe(before);
  await lake.reset("production");
  expect(position()).not.toBe(before);
});

it("is that of one file", async () => {
  const other = temporaryFolder();
  const second = await openLake({ dataDir: other.path, datasets: { production: "public" } });
  expect(second.changes("production").position).not.toBe(position());
  await second.close();
  other.remove();
});
