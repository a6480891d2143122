import { describe, expect, it } from "vitest";
import { type CountedRecord, getStatistics } from "../src/inbox/statistics.ts";

/** A Wednesday. */
const now = Date.parse("2026-11-25T12:00:00Z");
const hour = 3_600_000;

const record = (ago: number, later?: number): CountedRecord => {
  const at = now - ago * hour;
  const answeredAt = later === undefined ? null : new Date(at + later * hour).toISOString();
  return taken(new Date(at).toISOString(), answeredAt);
};

const taken = (at: string, answeredAt: string | null = null): CountedRecord => ({
  at,
  answeredAt,
  isMoved: false,
  withdrawnAt: null,
});

describe("the numbers of the inbox", () => {
  it("tell of twelve weeks, each from its Monday on, the oldest first", () => {
    const { weeks } = getStatistics([], now);
    expect(weeks.map(({ start }) => start).slice(-2)).toEqual([
      "2026-11-16T00:00:00.000Z",
      "2026-11-23T00:00:00.000Z",
    ]);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]?.start).toBe("2026-09-07T00:00:00.000Z");
  });

  it("count a record in the week it came in, and older ones not at all", () => {
    const sunday = taken("2026-11-22T23:59:59.999Z");
    const monday = taken("2026-11-23T00:00:00.000Z");
    const old = taken("2026-09-06T23:59:59.999Z");
    const { weeks, total } = getStatistics([sunday, monday, old], now);
    expect(weeks.slice(-2).map(({ received }) => received)).toEqual([1, 1]);
    expect(total.received).toBe(2);
  });

  it("take the middle of the times to the first answer", () => {
    const odd = [record(50, 1), record(50, 30), record(50, 4)];
    expect(getStatistics(odd, now).total.medianHours).toBe(4);
    expect(getStatistics([...odd, record(50, 6)], now).total.medianHours).toBe(5);
    expect(getStatistics([record(1)], now).total.medianHours).toBeNull();
  });

  it("take no step for an answer, and count it apart", () => {
    const moved = { ...record(50), isMoved: true };
    const both = { ...record(50, 30), isMoved: true };
    expect(getStatistics([moved, both], now).total).toMatchObject({
      answered: 1,
      moved: 1,
      medianHours: 30,
      inTime: 0,
    });
  });

  it("call late what was answered after a day, and what waits for longer", () => {
    expect(getStatistics([record(50, 24), record(50, 24.1)], now).total.inTime).toBe(0.5);
    expect(getStatistics([record(50, 1), record(25)], now).total).toMatchObject({
      answered: 1,
      inTime: 0.5,
    });
  });

  it("take what was taken back for no answer, and for late where it had waited too long", () => {
    const withdrawn = (later: number): CountedRecord => {
      const one = record(50);
      return { ...one, withdrawnAt: new Date(Date.parse(one.at) + later * hour).toISOString() };
    };
    expect(getStatistics([withdrawn(2)], now).total).toMatchObject({
      received: 1,
      answered: 0,
      inTime: null,
    });
    expect(getStatistics([record(50, 1), withdrawn(2)], now).total.inTime).toBe(1);
    expect(getStatistics([record(50, 1), withdrawn(25)], now).total.inTime).toBe(0.5);
  });

  it("leave out what waits and has time left", () => {
    expect(getStatistics([record(50, 1), record(23)], now).total.inTime).toBe(1);
    expect(getStatistics([record(23)], now).total.inTime).toBeNull();
  });
});
