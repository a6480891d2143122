// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { strokes, x } from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { StepChart, type StepChartProps } from "./StepChart.tsx";

const flats: StepChartProps = {
  label: "Flats reserved",
  table: { caption: "Reservations", head: ["Flat", "Week"], rows: [["1", "2"]] },
  values: [2, 4, 4, 5],
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
  it("has a table for assistive technology", () => {
    draw();
    expect(screen.getByRole("table", { name: "Reservations" })).toBeTruthy();
  });
});
