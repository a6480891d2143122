// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { dots, strokes } from "../../internal/ChartFigure.css.ts";
import { startOf } from "./LineChart.css.ts";
import { LineChart, type LineChartProps } from "./LineChart.tsx";

const cost: LineChartProps = {
  label: "Cost",
  table: { caption: "Cost", head: ["Week", "Dirhams"], rows: [["3", "200"]] },
  points: [
    { at: 3, value: 200 },
    { at: 4, value: 100 },
    { at: 5, value: 50 },
  ],
  merging: [[{ at: 1, value: 250 }], [{ at: 1, value: 150 }]],
  start: { value: "200", unit: "dirhams" },
  end: { value: "50", unit: "dirhams, week 5" },
  ticks: [{ at: 1, label: "Week 1" }, { at: 3 }, { at: 4, label: "Four questions" }, { at: 5 }],
  zero: "0 dirhams",
};

function draw(props: Partial<LineChartProps> = {}, language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <LineChart {...cost} {...props} />
    </AgencyProvider>,
  );
  const path = (name: string) =>
    container.querySelector(`path.${name.split(" ").join(".")}`)?.getAttribute("d");
  return { container, path };
}

describe("LineChart", () => {
  it("draws to a scale from zero, and lets the others end where the main line begins", () => {
    const { path } = draw();
    expect(path(strokes.accent)).toBe("M500 200L750 600L1000 800");
    expect(path(strokes.context)).toBe("M0 0L500 200M0 400L500 200");
    expect(path(dots.context)).toBe("M0 0h.01M0 400h.01");
  });

  it("has a tick for each mark", () => {
    expect(draw().path(strokes.hairline)).toBe("M0 0v1000M500 0v1000M750 0v1000M1000 0v1000");
  });

  it("mirrors its coordinates in Arabic", () => {
    const { path } = draw({}, "ar");
    expect(path(strokes.accent)).toBe("M500 200L250 600L0 800");
    expect(path(strokes.hairline)).toBe("M1000 0v1000M500 0v1000M250 0v1000M0 0v1000");
  });

  it("follows one value that changes", () => {
    const points = cost.points.map((point) => (point.at === 4 ? { ...point, value: 150 } : point));
    expect(draw({ points }).path(strokes.accent)).toBe("M500 200L750 400L1000 800");
  });

  it("writes the first value on the side that the line leaves", () => {
    expect(draw().container.querySelector(`.${startOf.falling}`)?.textContent).toBe("200 dirhams");
    const points = [...cost.points].reverse().map(({ value }, index) => ({ at: index + 3, value }));
    const { container } = draw({ points });
    expect(container.querySelector(`.${startOf.rising}`)?.textContent).toBe("200 dirhams");
  });

  it("is one point where it has one", () => {
    expect(
      draw({ points: [{ at: 3, value: 0 }], merging: [], ticks: [] }).path(strokes.accent),
    ).toBe("M0 1000");
  });

  it("has a table for assistive technology", () => {
    draw();
    expect(screen.getByRole("table", { name: "Cost" }).textContent).toContain("200");
  });
});
