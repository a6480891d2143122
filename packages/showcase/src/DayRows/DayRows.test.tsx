// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DayRows } from "./DayRows.tsx";
import { endOf, fullnessOf, pathOf, pointsOf, widthOf } from "./rows.ts";
import { storyRows } from "./storyRows.tsx";

describe("a row", () => {
  it("is as full as those inside are of those who find room", () => {
    expect(fullnessOf(50, 200)).toBe(0.25);
    expect(fullnessOf(300, 200)).toBe(1);
    expect(fullnessOf(3, 0)).toBe(0);
  });

  it("has a point for every four, the odd one over the line", () => {
    expect(pointsOf(182, 4)).toEqual({ above: 23, below: 23 });
    expect(pointsOf(37, 4)).toEqual({ above: 5, below: 4 });
    expect(pointsOf(0, 4)).toEqual({ above: 0, below: 0 });
    expect(pathOf({ above: 2, below: 1 })).toBe("M9.75 -12h0m13 0h0M9.75 12h0");
    expect(pathOf({ above: 0, below: 0 })).toBe("");
  });

  it("keeps its line within the drawing of a full place", () => {
    expect(endOf(pointsOf(200, 4).above) + 5).toBeLessThanOrEqual(widthOf(200, 4) + 0.5);
  });
});

describe("DayRows", () => {
  it("writes hour, title, text and number of each row, in the order of the day", () => {
    render(<DayRows {...storyRows.en} />);
    const rows = screen.getAllByRole("listitem");
    expect(rows).toHaveLength(6);
    const second = within(rows[1] as HTMLElement);
    expect(second.getByRole("heading", { level: 3, name: "Members" })).toBeTruthy();
    expect(second.getByText("10:00")).toBeTruthy();
    expect(second.getByText("175 inside")).toBeTruthy();
  });

  it("takes its titles' rank from the page", () => {
    render(<DayRows {...storyRows.ar} level={4} />);
    expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(6);
  });

  it("is the same from a server", () => {
    const html = renderToString(<DayRows {...storyRows.en} />);
    expect(html).toBe(renderToString(<DayRows {...storyRows.en} />));
    expect(html.length).toBeLessThan(12_000);
  });
});
