import { expect, it } from "vitest";
import { getPageEntries } from "../pageEntries.ts";

it("has the site's own pages in both languages", () => {
  const entries = getPageEntries();
  const about = entries.find(({ path }) => path === "/about");
  expect(about).toMatchObject({ type: "page", isShown: true, moment: null });
  for (const { title } of entries) {
    expect(title.en).toBeTruthy();
    expect(title.ar).toBeTruthy();
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it("has another revision with other words alone", () => {
  expect(getPageEntries()).toEqual(getPageEntries());
  expect(new Set(getPageEntries().map(({ rev }) => rev)).size).toBe(getPageEntries().length);
});
