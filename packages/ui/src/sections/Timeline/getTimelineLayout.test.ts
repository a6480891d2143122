// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { getTimelineLayout } from "./getTimelineLayout.ts";

const place = (...spans: [start: number, end: number][]) =>
  getTimelineLayout(
    spans.map(([start, end]) => ({ start, end })),
    0.2,
  ).places;

describe("layOut", () => {
  it("draws to scale from the first start to the last end", () => {
    const places = place([1, 5], [5, 12], [12, 21]);
    expect(places.map(({ from }) => from)).toEqual([0, 0.2, 0.55]);
    expect(places.map(({ length }) => length)).toEqual([0.2, 0.35, 0.45]);
    expect(places.map(({ row }) => row)).toEqual([0, 0, 0]);
  });

  it("gives words the room up to the next ones", () => {
    const rooms = place([0, 3], [3, 6], [6, 10]).map(({ maxLabelWidth }) => maxLabelWidth);
    expect(rooms.map((maxLabelWidth) => Number(maxLabelWidth.toFixed(6)))).toEqual([0.3, 0.3, 0.4]);
  });

  it("moves words that would meet later ones to the next row", () => {
    expect(place([0, 1], [1, 4], [4, 10]).map(({ row }) => row)).toEqual([1, 0, 0]);
    expect(place([0, 10], [0, 5], [0, 4]).map(({ row }) => row)).toEqual([2, 1, 0]);
  });

  it("keeps words out of the way of stems that go further down", () => {
    const places = place([0, 4], [3, 4], [4, 10]);
    expect(places.map(({ row }) => row)).toEqual([0, 1, 0]);
    expect(places[0]?.maxLabelWidth).toBeCloseTo(0.3);
  });

  it("ends the line early enough for the last words to begin at their point", () => {
    const { places, end } = getTimelineLayout(
      [
        { start: 0, end: 6 },
        { start: 6, end: 12 },
        { start: 12, end: 12.8 },
      ],
      0.25,
    );
    expect(end).toBeCloseTo(0.8);
    expect(places.map(({ from }) => from)).toEqual([
      0,
      expect.closeTo(0.375),
      expect.closeTo(0.75),
    ]);
    expect(places[2]?.length).toBeCloseTo(0.05);
    expect(places.map(({ row }) => row)).toEqual([0, 0, 0]);
  });

  it("lets the line take the whole width where the last words have room", () => {
    expect(
      getTimelineLayout(
        [
          { start: 0, end: 8 },
          { start: 8, end: 10 },
        ],
        0.2,
      ).end,
    ).toBe(1);
  });

  it("keeps gaps, and the longest end where phases overlap", () => {
    const places = place([0, 20], [5, 10], [15, 18]);
    expect(places.map(({ length }) => length)).toEqual([1, 0.25, 0.15]);
  });

  it.each([[[[3, 3]]], [[[5, 2]]]] as [number, number][][][])("draws nothing for %j", (spans) => {
    for (const { from, length, maxLabelWidth } of place(...spans)) {
      expect([from, length, maxLabelWidth]).toEqual([0, 0, 1]);
    }
  });

  it("places nothing where there is nothing", () => {
    expect(place()).toEqual([]);
  });
});
