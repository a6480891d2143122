import { describe, expect, it } from "vitest";
import { filterHref, passes, readFilters } from "./filters.ts";

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

  it("takes a category that is none of the six services", () => {
    expect(filters("service=Exhibitions").service).toBe("Exhibitions");
    expect(filterHref(filters("page=1"))).toBe("/case-studies");
  });

  it("finds a case study by its category and by its further services", () => {
    const entry = {
      industry: "Energy",
      category: "Exhibitions",
      services: ["Digital Marketing" as const],
    };
    const found = (service: string | null, industry: string | null = null) =>
      passes(entry, { industry, service });
    expect([found("Exhibitions"), found("Digital Marketing"), found(null)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([found("Branding & Design"), found("Exhibitions", "Property")]).toEqual([false, false]);
    expect(passes({ ...entry, services: null }, { industry: null, service: "Exhibitions" })).toBe(
      true,
    );
  });
});
