// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DayRows } from "./DayRows.tsx";
import { getOccupancyRate } from "./rows.ts";
import { storyRows } from "./storyRows.tsx";

describe("a row", () => {
  it("is as full as those inside are of those who find room", () => {
    expect(getOccupancyRate(50, 200)).toBe(0.25);
    expect(getOccupancyRate(300, 200)).toBe(1);
    expect(getOccupancyRate(3, 0)).toBe(0);
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
});
