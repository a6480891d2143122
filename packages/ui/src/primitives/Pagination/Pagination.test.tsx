import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { getPageItems } from "./getPageItems.ts";
import { Pagination } from "./Pagination.tsx";

const show = (current: number, total: number) =>
  render(
    <AgencyProvider language="ar">
      <Pagination
        label="الصفحات"
        current={current}
        total={total}
        getHref={(page) => `/blog?page=${page}`}
        labels={{ previous: "السابق", next: "التالي", page: (page) => `الصفحة ${page}` }}
      />
    </AgencyProvider>,
  );

describe("the places", () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 4, 5, "gap", 12]],
    [4, 12, [1, 2, 3, 4, 5, "gap", 12]],
    [6, 12, [1, "gap", 5, 6, 7, "gap", 12]],
    [9, 12, [1, "gap", 8, 9, 10, 11, 12]],
    [12, 12, [1, "gap", 8, 9, 10, 11, 12]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ] as const)("of page %i of %i are %j", (current, total, places) => {
    expect(getPageItems(current, total)).toEqual(places);
  });

  it("always hold the current page, once each, in order, and no gap for one page", () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const places = getPageItems(current, total);
        const pages = places.filter((place) => place !== "gap");
        expect(pages).toContain(current);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        places.forEach((place, at) => {
          if (place !== "gap") return;
          const [before, after] = [places[at - 1], places[at + 1]] as [number, number];
          expect(after - before).toBeGreaterThan(2);
        });
      }
    }
  });
});

it("takes templates, which a server component can pass", () => {
  render(
    <AgencyProvider language="en">
      <Pagination
        label="Pages"
        current={2}
        total={3}
        getHref="/blog?page={page}"
        labels={{ previous: "Previous", next: "Next", page: "Page {page}" }}
      />
    </AgencyProvider>,
  );
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([1, 1, 2, 3, 3].map((page) => `/blog?page=${page}`));
  expect(screen.getByRole("link", { name: "Page 3" })).toBeTruthy();
});

it("is nothing for one page", () => {
  const { container } = show(1, 1);
  expect(container.querySelector("nav")).toBeNull();
});

it("marks the current page and leads one step on from it", () => {
  show(3, 9);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("3");
  expect(screen.getByRole("link", { name: "التالي" }).getAttribute("href")).toBe("/blog?page=4");
  expect(screen.getByRole("link", { name: "السابق" }).getAttribute("href")).toBe("/blog?page=2");
  expect(screen.getByRole("link", { name: "الصفحة 9" })).toBeTruthy();
});

it("has no step past the ends", () => {
  show(9, 9);
  expect(screen.queryByRole("link", { name: "التالي" })).toBeNull();
});
