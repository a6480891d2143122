import { describe, expect, it } from "vitest";
import { noFilters, toQuery } from "../src/inbox/filters.ts";
import { formatPerson, formatWaiting } from "../src/inbox/format.ts";
import { fillPlaceholders, findGap } from "../src/inbox/placeholders.ts";
import { explainRefusal, getCommonSteps, getMoveLabel, getNeighbour } from "../src/inbox/steps.ts";

const sam = (status: string, isWithdrawn = false) => ({ name: "Sam", status, isWithdrawn });

describe("a refused move", () => {
  it.each([
    ["closed", "new", "“closed” is final. Ask an admin to move Sam back."],
    ["interview", "new", "Cards only move forward. Ask an admin to move Sam back to “new”."],
    ["new", "interview", undefined],
    ["new", "new", undefined],
  ])("from %s to %s says why to a recruiter", (status, to, reason) => {
    expect(explainRefusal("applications", sam(status), to, false)).toBe(reason);
    expect(explainRefusal("applications", sam(status), to, true)).toBeUndefined();
  });

  it("of a withdrawn application says so to an admin too", () => {
    const reason = "Sam withdrew the application, so it stays in “closed”.";
    for (const mayMoveBack of [true, false])
      expect(explainRefusal("applications", sam("closed", true), "new", mayMoveBack)).toBe(reason);
  });
});

describe("the steps of several cards", () => {
  it("are those that all of them can take", () => {
    const both = [sam("new"), sam("in review")];
    const shown = ["new", "in review"];
    expect(getCommonSteps("applications", both, shown, false)).toEqual([
      "in review",
      "interview",
      "closed",
    ]);
    expect(getCommonSteps("applications", both, shown, true)[0]).toBe("new");
    expect(getCommonSteps("applications", [], [], true)).toEqual([]);
  });

  it("include the way back from a move that is not sent yet", () => {
    const steps = getCommonSteps("applications", [sam("new")], ["closed"], false);
    expect(steps).toEqual(["new", "in review", "interview"]);
    expect(getMoveLabel("applications", "closed", "new")).toBe("Move back to “new”");
    expect(getMoveLabel("applications", "new", "closed")).toBe("Move to “closed”");
  });

  it("have neighbours", () => {
    expect(getNeighbour("enquiries", "new", 1)).toBe("answered");
    expect(getNeighbour("enquiries", "answered", 1)).toBeUndefined();
    expect(getNeighbour("enquiries", "new", -1)).toBeUndefined();
  });
});

describe("placeholders", () => {
  it("that nobody fills are found with their place", () => {
    const words = { subject: "About {{position}}", text: "Hello {{name}},\n{{reason}}" };
    expect(findGap({ en: words })).toEqual({
      language: "en",
      field: "text",
      placeholder: "{{reason}}",
      start: 16,
    });
    expect(findGap({ en: { ...words, subject: "{{ name }}" } })).toMatchObject({
      field: "subject",
      placeholder: "{{ name }}",
    });
    expect(findGap({ ar: { subject: "{{reference}}", text: "{{sender}}" } })).toBeUndefined();
  });

  it("are filled in the preview, and stay if unknown", () => {
    expect(fillPlaceholders("{{name}}: {{reason}}", { name: "Sam" })).toBe("Sam: {{reason}}");
  });
});

it("waiting times are in days, then hours", () => {
  const now = Date.parse("2026-11-25T12:00:00Z");
  expect(formatWaiting("2026-11-22T11:00:00Z", now)).toBe("waiting 3 days");
  expect(formatWaiting("2026-11-24T11:00:00Z", now)).toBe("waiting 1 day");
  expect(formatWaiting("2026-11-25T07:00:00Z", now)).toBe("waiting 5 hours");
  expect(formatWaiting("2026-11-25T11:30:00Z", now)).toBe("waiting less than an hour");
});

it("colleagues have names, others what is known", () => {
  const names = { "omar@example.com": "Omar" };
  expect(formatPerson(names, "omar@example.com")).toBe("Omar");
  expect(formatPerson(names, "visitor")).toBe("the sender");
  expect(formatPerson(names, "root")).toBe("root");
});

it("filters are sent without those that are not set", () => {
  expect(toQuery(noFilters)).toBe("");
  expect(toQuery({ ...noFilters, search: "  ", waiting: "3" })).toBe("waiting=3");
  expect(toQuery({ ...noFilters, search: " Sam Okafor " })).toBe("search=Sam+Okafor");
});
