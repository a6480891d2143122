import { describe, expect, it } from "vitest";
import { endOf, filterHref, pagesOf, readFilters, startOf } from "./filters.ts";

const filters = (search: string) => readFilters(new URLSearchParams(search));

describe("the address of the case studies", () => {
  it("says the same again", () => {
    const held = filters(
      "q=%2B41%25&industry=Food+%26+catering&service=Branding+%26+Design&page=3",
    );
    expect(held.service).toBe("Branding & Design");
    const address = new URL(filterHref(held), "https://site.test");
    expect(readFilters(address.searchParams)).toEqual(held);
  });

  it("takes no part of the list that cannot be, and no service that there is not", () => {
    for (const page of ["0", "-2", "1.5", "many", ""]) expect(filters(`page=${page}`).page).toBe(1);
    expect(filters("service=Magic").service).toBeNull();
    expect(filterHref(filters("page=1"))).toBe("/case-studies");
  });
});

describe("the parts of the list", () => {
  it("follow each other without a gap and end with the last item", () => {
    for (const page of [2, 3, 4]) expect(startOf(page)).toBe(endOf(page - 1));
    for (const count of [0, 1, 7]) expect(pagesOf(count)).toBe(1);
    for (const count of [8, 13]) expect(pagesOf(count)).toBe(2);
    expect(pagesOf(14)).toBe(3);
    expect(endOf(pagesOf(500))).toBeGreaterThanOrEqual(500);
  });
});
