// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { bars, points, strokes, x, y } from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { above } from "./BarChart.css.ts";
import { BarChart, type BarChartProps } from "./BarChart.tsx";

const bookings: BarChartProps = {
  label: "Bookings and calls",
  table: {
    caption: "A week",
    head: ["", "Before", "After"],
    rows: [
      ["bookings", "100", "300"],
      ["calls", "50", "25"],
    ],
  },
  headlines: [
    { value: "+200%", label: "bookings" },
    { value: "−50%", label: "calls" },
  ],
  note: "Weeks between are sample data.",
  series: { values: [90, 110, 200, 300], start: "100", end: "300", unit: "a week" },
  mirrored: { values: [50, 50, 25, 25], start: "50", end: "25", unit: "a week" },
  moment: { index: 2, label: "The timetable goes up" },
};

function draw(props: Partial<BarChartProps> = {}, language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <BarChart {...bookings} {...props} />
    </AgencyProvider>,
  );
  const paths = (name: string) =>
    [...container.querySelectorAll(`path.${name.split(" ").join(".")}`)].map((path) =>
      path.getAttribute("d"),
    );
  const place = (name: string) => {
    const { style } = container.querySelector<HTMLElement>(`span.${name.split(" ")[0]}`)!;
    return [style.getPropertyValue(getVarName(x)), style.getPropertyValue(getVarName(y))];
  };
  return { container, paths, place };
}

describe("BarChart", () => {
  it("stands both series on one axis, each bar as high as its share from zero", () => {
    const { container, paths } = draw();
    expect(paths(bars.quiet)).toEqual(["M1.9 1000v-300h6.2v300zM11.9 1000v-367h6.2v367z"]);
    expect(paths(bars.strong)).toEqual(["M21.9 1000v-500h6.2v500zM31.9 1000v-500h6.2v500z"]);
    const share = container.querySelector<HTMLElement>(`[style*="${getVarName(above)}"]`);
    expect(Number(share?.style.getPropertyValue(getVarName(above)))).toBeCloseTo(300 / 350);
  });

  it("begins the accent at the mean of what was before, and ends it on the last bar", () => {
    const { paths, place } = draw();
    expect(paths(strokes.accent)).toEqual(["M20 666.7L25 333.3L35 0"]);
    expect(place(points.start)).toEqual(["50%", "33.33%"]);
    expect(place(points.end)).toEqual(["87.5%", "100%"]);
  });

  it("mirrors its coordinates in Arabic, and not its heights", () => {
    const { paths, place } = draw({}, "ar");
    expect(paths(strokes.accent)).toEqual(["M20 666.7L15 333.3L5 0"]);
    expect(paths(bars.quiet)).toEqual(["M31.9 1000v-300h6.2v300zM21.9 1000v-367h6.2v367z"]);
    // From the start side, which is the right one.
    expect(place(points.end)).toEqual(["87.5%", "100%"]);
  });

  it("follows one value that changes", () => {
    const { paths } = draw({ series: { ...bookings.series, values: [90, 110, 150, 300] } });
    expect(paths(strokes.accent)).toEqual(["M20 666.7L25 500L35 0"]);
  });

  it("is a named figure with a table, and hides the drawing", () => {
    draw();
    expect(screen.getByRole("figure", { name: "Bookings and calls" })).toBeTruthy();
    expect(screen.getByRole("table", { name: "A week" })).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Before",
      "After",
    ]);
    expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "bookings",
      "calls",
    ]);
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      "",
      "100",
      "300",
      "50",
      "25",
    ]);
    expect(screen.getByText("The timetable goes up").closest("[aria-hidden=true]")).toBeTruthy();
    expect(screen.getByText("Weeks between are sample data.").closest("[aria-hidden]")).toBeNull();
  });

  it("does without a second series, a headline or a note", () => {
    const { container, paths } = draw({
      mirrored: undefined,
      headlines: undefined,
      note: undefined,
    });
    expect(paths(bars.strong)).toEqual([]);
    expect(container.textContent).not.toContain("sample");
  });
});
