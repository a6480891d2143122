// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { x, y } from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
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
  footnote: "Weeks between are sample data.",
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
});
