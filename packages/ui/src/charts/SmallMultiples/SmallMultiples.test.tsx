// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { SmallMultiples, type SmallMultiplesProps } from "./SmallMultiples.tsx";

const visit: SmallMultiplesProps = {
  label: "Cost of a visit",
  table: {
    caption: "Dirhams",
    head: ["", "Before", "After"],
    rows: [["Advertising", "150", "75"]],
  },
  items: [
    { title: "Advertising", values: [150, 75], value: "75", unit: "dirhams" },
    { title: "A visit", values: [200, 125], value: "125", unit: "dirhams" },
  ],
  quietCount: 1,
};

function draw(props: Partial<SmallMultiplesProps> = {}, language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <SmallMultiples {...visit} {...props} />
    </AgencyProvider>,
  );
  return (name: string) =>
    [...container.querySelectorAll(`path.${name.split(" ").join(".")}`)].map((path) =>
      path.getAttribute("d"),
    );
}

describe("SmallMultiples", () => {
  it("has a table for assistive technology, and hides the readings", () => {
    draw();
    expect(screen.getByRole("table", { name: "Dirhams" })).toBeTruthy();
    expect(screen.getByText("A visit").closest("[aria-hidden=true]")).toBeTruthy();
  });
});
