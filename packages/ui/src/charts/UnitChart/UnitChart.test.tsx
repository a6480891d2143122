// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { units } from "./UnitChart.css.ts";
import { UnitChart, type UnitChartProps } from "./UnitChart.tsx";

const calls: UnitChartProps = {
  label: "Calls",
  table: { caption: "Calls a week", head: ["", "Before", "After"], rows: [["Calls", "6", "2"]] },
  before: { count: 6, value: "6", unit: "before" },
  after: { count: 2, value: "2", unit: "now" },
  perRow: 2,
};

function draw(props: Partial<UnitChartProps> = {}, language = "en") {
  const { container } = render(
    <AgencyProvider language={language}>
      <UnitChart {...calls} {...props} />
    </AgencyProvider>,
  );
  const path = (name: string) =>
    container.querySelector(`path.${name.split(" ").join(".")}`)?.getAttribute("d") ?? "";
  /** Dots have two arcs, tiles are closed. */
  const count = (name: string) =>
    (path(name).match(/a/g)?.length ?? 0) + (path(name).match(/z/g)?.length ?? 0);
  return { container, path, count };
}

describe("UnitChart", () => {
  it("fills what is left, and leaves the rest hollow", () => {
    const { count, container } = draw();
    expect([count(units.full), count(units.hollow), count(units.old)]).toEqual([2, 4, 0]);
    expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 5 9");
    expect(container.textContent).toContain("2 now6 before");
  });

  it("is quiet about what was there before, where it grows", () => {
    const { count, container } = draw({ before: calls.after, after: calls.before });
    expect([count(units.old), count(units.full), count(units.hollow)]).toEqual([2, 4, 0]);
    expect(container.textContent).toContain("2 now6 before");
  });

  it("has as many hollow ones as the total asks for", () => {
    const { count } = draw({ total: 10, shape: "tiles" });
    expect([count(units.full), count(units.hollow)]).toEqual([2, 8]);
  });

  it("follows one value that changes", () => {
    const { count } = draw({ after: { count: 3 } });
    expect([count(units.full), count(units.hollow)]).toEqual([3, 3]);
  });

  it("has a table for assistive technology", () => {
    draw();
    expect(screen.getByRole("rowheader").textContent).toBe("Calls");
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["", "6", "2"]);
  });
});
