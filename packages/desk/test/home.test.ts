import { describe, expect, it } from "vitest";
import {
  describeWaiting,
  formatClock,
  formatDate,
  formatMonth,
  getCurrentMonth,
  getWeekday,
  listDays,
  shiftMonth,
} from "../src/home/format.ts";

const now = Date.parse("2026-11-30T12:00:00Z");

describe("what waits", () => {
  it("is one link for each kind of work, with the longest waiting time", () => {
    const waiting = {
      applications: { count: 2, since: "2026-11-27T12:00:00Z" },
      enquiries: { count: 1, since: "2026-11-30T09:00:00Z" },
      translations: { missing: 1, outdated: 2 },
      attention: 1,
    };
    expect(describeWaiting(waiting, now)).toEqual([
      { href: "/desk/inbox#applications", text: "2 new applications, oldest waiting 3 days" },
      { href: "/desk/inbox#enquiries", text: "1 new enquiry, waiting 3 hours" },
      {
        href: "/desk/translations",
        text: "1 field missing Arabic, 2 translations out of date",
      },
      { href: "/desk/attention", text: "1 document needs attention" },
    ]);
  });

  it("leaves out what is done, and what the role does not do", () => {
    const nothing = { count: 0, since: null };
    expect(describeWaiting({ enquiries: nothing, attention: 0 }, now)).toEqual([]);
    expect(describeWaiting({}, now)).toEqual([]);
    const translations = { missing: 0, outdated: 1 };
    expect(describeWaiting({ translations }, now)).toEqual([
      { href: "/desk/translations", text: "1 translation out of date" },
    ]);
  });
});

describe("a month", () => {
  it("is one of the office, whatever the time zone of the browser", () => {
    expect(getCurrentMonth(Date.parse("2026-11-30T19:59:00Z"))).toBe("2026-11");
    expect(getCurrentMonth(Date.parse("2026-11-30T20:00:00Z"))).toBe("2026-12");
    expect(formatClock("2026-11-30T20:05:00Z")).toBe("00:05");
  });

  it("has its days, and neighbours in other years", () => {
    expect(listDays("2028-02").at(-1)).toBe("2028-02-29");
    expect(listDays("2026-11")).toHaveLength(30);
    expect([shiftMonth("2026-12", 1), shiftMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
    expect([getWeekday("2026-11-29"), getWeekday("2026-11-30")]).toEqual([7, 1]);
    expect([formatMonth("2026-11"), formatDate("2026-11-30")]).toEqual([
      "November 2026",
      "Monday 30 November",
    ]);
  });
});
