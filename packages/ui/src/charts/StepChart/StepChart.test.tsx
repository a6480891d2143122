// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { dots, points, strokes, x } from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { StepChart, type StepChartProps } from "./StepChart.tsx";

const flats: StepChartProps = {
  label: "Flats reserved",
  table: { caption: "Reservations", head: ["Flat", "Week"], rows: [["1", "2"]] },
  steps: [2, 4, 4, 5],
  plan: { at: 20, unit: "20 weeks planned" },
  reached: { value: "5", unit: "weeks" },
  marks: [
    { at: 0, label: "Week 0" },
    { at: 2, label: "Letters" },
  ],
};

function draw(props: Partial<StepChartProps> = {}, language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <StepChart {...flats} {...props} />
    </AgencyProvider>,
  );
  const of = (name: string) => `.${name.split(" ").join(".")}`;
  return {
    path: (name: string) => container.querySelector(`path${of(name)}`)?.getAttribute("d"),
    part: () => container.querySelector(`path${of(strokes.accent)}`)?.closest("svg"),
    at: (name: string) =>
      container
        .querySelector<HTMLElement>(`span.${name.split(" ")[0]}`)
        ?.style.getPropertyValue(getVarName(x)),
  };
}

describe("StepChart", () => {
  it("goes up by one for each, from the axis to the total", () => {
    const { path } = draw();
    expect(path(strokes.accent)).toBe(
      "M0 1000L100 1000L100 750L200 750L200 500L200 500L200 250L250 250L250 0",
    );
    expect(path(dots.strong)).toBe("M100 750h.01M200 500h.01M200 250h.01");
  });

  it("stands the plan at its own place", () => {
    const { at } = draw();
    expect(at(points.end)).toBe("25%");
    expect(at(points.plan)).toBe("100%");
  });

  it("mirrors its coordinates in Arabic, and the part that is uncovered", () => {
    const { path, part } = draw({}, "ar");
    expect(path(strokes.accent)).toMatch(/^M1000 1000L900 1000L900 750/);
    expect(part()?.getAttribute("viewBox")).toBe("750 0 250 1000");
    expect(draw().part()?.getAttribute("viewBox")).toBe("0 0 250 1000");
  });

  it("follows one value that changes, past the plan too", () => {
    const { path, at } = draw({ steps: [2, 4, 4, 40] });
    expect(path(strokes.accent)).toMatch(/L1000 250L1000 0$/);
    expect(at(points.plan)).toBe("50%");
  });

  it("draws nothing of nothing", () => {
    expect(draw({ steps: [], marks: undefined }).path(strokes.accent)).toBe("M0 1000");
  });

  it("has a table for assistive technology", () => {
    draw();
    expect(screen.getByRole("table", { name: "Reservations" })).toBeTruthy();
  });
});
