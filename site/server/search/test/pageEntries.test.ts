import { expect, it } from "vitest";
import { pageEntries } from "../pageEntries.ts";

it("has the site's own pages in both languages", () => {
  const entries = pageEntries();
  const about = entries.find(({ path }) => path === "/about");
  expect(about).toMatchObject({ type: "page", isShown: true, moment: null });
  for (const { title } of entries) {
    expect(title.en).toBeTruthy();
    expect(title.ar).toBeTruthy();
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it("has another revision with other words alone", () => {
  expect(pageEntries()).toEqual(pageEntries());
  expect(new Set(pageEntries().map(({ rev }) => rev)).size).toBe(pageEntries().length);
});
