/** What names the agency stands where `docs/make-it-yours.md` says. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brand } from "../../packages/showcase/src/brand.ts";
import { ownKeys } from "./own.ts";

const root = new URL("../..", import.meta.url).pathname;
const guide = readFileSync(`${root}docs/make-it-yours.md`, "utf8");

/** The keys in the guide's table. */
const listed = [...guide.matchAll(/^\| `(\w+)` +\| (.*?) *\|$/gm)].flatMap(([, file, keys = ""]) =>
  [...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => `${file}:${key}`),
);

it("in the words are the sentences of the guide", () => {
  // Those of the products are about the products, and are all to be written anew.
  const found = new Set(
    [...ownKeys("en"), ...ownKeys("ar")].filter((key) => !key.startsWith("products:")),
  );
  expect([...found].filter((key) => !listed.includes(key))).toEqual([]);
});

it("in code is the brand of the showcase alone", () => {
  const files = globSync(["{site,packages/*}/{src,server,shared}/**/*.{ts,tsx,css}", "site/*.ts"], {
    cwd: root,
  }).filter(
    (file) => !/\/tests?\/|\.test\.|\.stories\.|\/story\w*\.tsx?$|^packages\/showcase\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const name = new RegExp(`\\b${brand.name.en}\\b|\\b${brand.wordmark.latin}\\b`);
  expect(files.filter((file) => name.test(readFileSync(`${root}${file}`, "utf8")))).toEqual([]);
});
