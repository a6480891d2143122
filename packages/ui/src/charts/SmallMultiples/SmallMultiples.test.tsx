// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { bars, strokes } from "../../internal/ChartFigure.css.ts";
import { SmallMultiples, type SmallMultiplesProps } from "./SmallMultiples.tsx";

const visit: SmallMultiplesProps = {
  label: "Cost of a visit",
  table: {
    caption: "Dirhams",
    head: ["", "Before", "After"],
    rows: [["Advertising", "150", "75"]],
  },
  panels: [
    { title: "Advertising", values: [150, 75], value: "75", unit: "dirhams" },
    { title: "A visit", values: [200, 125], value: "125", unit: "dirhams" },
  ],
  before: 1,
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
  it("draws every panel to the scale of the largest, from zero", () => {
    const paths = draw();
    expect(paths(bars.quiet)).toEqual(["M1.9 1000v-750h6.2v750z", "M1.9 1000v-1000h6.2v1000z"]);
    expect(paths(bars.plain)).toEqual(["M11.9 1000v-375h6.2v375z", "M11.9 1000v-625h6.2v625z"]);
  });

  it("has one accent, in the last panel or the one that is told", () => {
    expect(draw()(strokes.accent)).toEqual(["M5 0L15 375"]);
    expect(draw({ accent: 0 })(strokes.accent)).toEqual(["M5 250L15 625"]);
  });

  it("mirrors its coordinates in Arabic", () => {
    expect(draw({}, "ar")(strokes.accent)).toEqual(["M15 0L5 375"]);
  });

  it("follows one value that changes, in all panels where it is the largest", () => {
    const [first, last] = visit.panels;
    const paths = draw({ panels: [first!, { ...last!, values: [300, 125] }] });
    expect(paths(bars.quiet)).toEqual(["M1.9 1000v-500h6.2v500z", "M1.9 1000v-1000h6.2v1000z"]);
  });

  it("has a table for assistive technology, and hides the readings", () => {
    draw();
    expect(screen.getByRole("table", { name: "Dirhams" })).toBeTruthy();
    expect(screen.getByText("A visit").closest("[aria-hidden=true]")).toBeTruthy();
  });
});
