// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { startLabel } from "./LineChart.css.ts";
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
  it("writes the first value on the side that the line leaves", () => {
    expect(draw().container.querySelector(`.${startLabel.falling}`)?.textContent).toBe(
      "200 dirhams",
    );
    const points = [...cost.points].reverse().map(({ value }, index) => ({ at: index + 3, value }));
    const { container } = draw({ points });
    expect(container.querySelector(`.${startLabel.rising}`)?.textContent).toBe("200 dirhams");
  });

  it("has a table for assistive technology", () => {
    draw();
    expect(screen.getByRole("table", { name: "Cost" }).textContent).toContain("200");
  });
});
