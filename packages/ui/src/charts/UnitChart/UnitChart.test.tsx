// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { reach, rows, stops, units } from "./UnitChart.css.ts";
import { UnitChart, type UnitChartProps } from "./UnitChart.tsx";
import { dotUnits, tileUnits } from "./units.ts";

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
  /** How many units a path has: each dot has two halves, each tile is closed. */
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

  it("counts its rows of tiles", () => {
    const { container } = draw({ shape: "tiles" });
    const style = container.querySelector("svg")?.style;
    expect(style?.getPropertyValue(getVarName(rows))).toBe("3");
  });

  it("draws both counts on one scale as stops", () => {
    const { container, path } = draw({ shape: "stops", after: { count: 2, unit: "2 taps" } });
    expect(path(stops.line)).toMatch(/^M0 500L166.7 500.*L833.3 500$/);
    expect(path(stops.rings).match(/h/g)).toHaveLength(5);
    const line = container.querySelector<HTMLElement>(`[style*="${getVarName(reach)}"]`);
    expect(line?.style.getPropertyValue(getVarName(reach))).toBe("16.67%");
  });

  it("mirrors stops in Arabic", () => {
    expect(draw({ shape: "stops" }, "ar").path(stops.line)).toMatch(/^M1000 500L833.3 500/);
  });

  it("has a table for assistive technology", () => {
    draw();
    expect(screen.getByRole("rowheader").textContent).toBe("Calls");
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["", "6", "2"]);
  });
});

describe("paths", () => {
  const ltr = { from: 1, to: 4, perRow: 2, direction: "ltr" } as const;
  const rtl = { ...ltr, direction: "rtl" } as const;
  const dot = "a1 1 0 1 0 2 0 1 1 0 1 0-2 0";

  it("goes on in the next row, from the start side", () => {
    expect(dotUnits(ltr)).toBe(`M3 1${dot}M0 4.5${dot}m3 0${dot}`);
    expect(dotUnits(rtl)).toBe(`M0 1${dot}M3 4.5${dot}m-3 0${dot}`);
  });

  it("mirrors tiles, and lays the outline of a hollow one within it", () => {
    const one = { from: 1, to: 2, perRow: 50 };
    expect(tileUnits({ ...one, direction: "ltr" })).toBe("M10 0h8v52h-8z");
    expect(tileUnits({ ...one, direction: "rtl" })).toBe("M480 0h8v52h-8z");
    expect(tileUnits({ ...one, direction: "ltr" }, true)).toBe("M10.4 0.5h7.2v51h-7.2z");
  });

  it("leaves a narrow gap where few tiles are wide", () => {
    expect(tileUnits({ from: 0, to: 2, perRow: 5, direction: "ltr" })).toBe(
      "M0 0h9.8v52h-9.8zM10 0h9.8v52h-9.8z",
    );
  });

  it("is empty for none", () => {
    expect(dotUnits({ ...ltr, to: 1 })).toBe("");
  });
});
