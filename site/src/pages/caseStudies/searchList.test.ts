import { describe, expect, it } from "vitest";
import { caseStudyList } from "./searchList.ts";

const filters = (search: string) => caseStudyList.readFilters(new URLSearchParams(search));

describe("the address of the case studies", () => {
  it("says the same again", () => {
    const held = filters(
      "q=%2B41%25&industry=Food+%26+catering&service=Branding+%26+Design&page=3",
    );
    expect(held.service).toBe("Branding & Design");
    const address = new URL(caseStudyList.getHref(held), "https://site.test");
    expect(caseStudyList.readFilters(address.searchParams)).toEqual(held);
  });

  it("takes a category that is none of the six services", () => {
    expect(filters("service=Exhibitions").service).toBe("Exhibitions");
    expect(caseStudyList.getHref(filters("page=1"))).toBe("/case-studies");
  });
});
