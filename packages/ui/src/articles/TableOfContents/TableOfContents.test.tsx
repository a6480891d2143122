// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { TableOfContents } from "./TableOfContents.tsx";

let report = () => {};
const tops: Record<string, number> = {};

beforeEach(() => {
  window.innerHeight = 1000;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: () => void) {
        report = () => act(callback);
      }
      observe(heading: Element) {
        heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect;
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const items = ["one", "two", "three"].map((id) => ({ id, label: id }));
const show = (currentId?: string) =>
  render(
    <AgencyProvider language="en">
      <TableOfContents label="Contents" items={items} currentId={currentId} />
      {items.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </AgencyProvider>,
  );
const marked = () =>
  screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "location");

describe("Contents", () => {
  it("marks the first section before any is reached", () => {
    Object.assign(tops, { one: 900, two: 1800, three: 2700 });
    show();
    report();
    expect(marked().map((link) => link.textContent)).toEqual(["one"]);
  });

  it("marks the last section reached", () => {
    Object.assign(tops, { one: -900, two: 399, three: 401 });
    show();
    report();
    expect(marked().map((link) => link.textContent)).toEqual(["two"]);
    tops.three = 100;
    report();
    expect(marked().map((link) => link.textContent)).toEqual(["three"]);
  });

  it("folds the list behind a button", () => {
    render(
      <AgencyProvider language="en">
        <TableOfContents label="Contents" items={items} collapsible />
      </AgencyProvider>,
    );
    const button = screen.getByRole("button", { name: "Contents" });
    const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    const collapsed = list?.className;
    act(() => button.click());
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(list?.className).not.toBe(collapsed);
  });

  it("lets the caller say which", () => {
    show("three");
    expect(marked().map((link) => link.textContent)).toEqual(["three"]);
  });
});
