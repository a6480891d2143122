import { describe, expect, it } from "vitest";
import { countDaysLeft, getLondonDay, hasDeadlinePassed } from "../src/deadline.ts";

describe("the day in London", () => {
  it("is the one before in the first hour of a summer day in UTC, and the same in winter", () => {
    expect(getLondonDay(new Date("2027-06-30T22:59:59Z"))).toBe("2027-06-30");
    expect(getLondonDay(new Date("2027-06-30T23:00:00Z"))).toBe("2027-07-01");
    expect(getLondonDay(new Date("2027-12-15T23:59:59Z"))).toBe("2027-12-15");
    expect(getLondonDay(new Date("2027-12-16T00:00:00Z"))).toBe("2027-12-16");
  });
});

describe("a deadline", () => {
  it("holds to the end of its day", () => {
    expect(hasDeadlinePassed("2027-12-15", "2027-12-15")).toBe(false);
    expect(hasDeadlinePassed("2027-12-15", "2027-12-16")).toBe(true);
    expect(hasDeadlinePassed(null, "2027-12-16")).toBe(false);
  });

  it("counts whole days, over the change of the clocks as well", () => {
    expect(countDaysLeft("2027-12-15", "2027-12-15")).toBe(0);
    expect(countDaysLeft("2027-12-15", "2027-12-14")).toBe(1);
    expect(countDaysLeft("2027-04-10", "2027-03-20")).toBe(21);
  });
});
