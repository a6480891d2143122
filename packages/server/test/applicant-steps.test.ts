import { describe, expect, it } from "vitest";
import { isAnswered } from "../src/records/answers.ts";
import { getSteps } from "../src/records/applicantSteps.ts";

const at = (minute: number): string => `2026-11-25T12:0${minute}:00.000Z`;

const change = (from: string, to: string, minute: number) => ({
  _key: String(minute),
  at: at(minute),
  from,
  to,
  by: "a@example.com",
});

const written = (minute: number) => ({
  _key: String(minute),
  at: at(minute),
  by: "a@example.com",
  template: "general",
});

const invited = [change("new", "interview", 1)];
const closed = [...invited, change("interview", "closed", 3)];

describe("the steps of an application", () => {
  it("have no time of a step that it was moved back from", () => {
    const statusLog = [...closed, change("closed", "interview", 5)];
    const steps = getSteps({ status: "interview", statusLog, appliedAt: at(0) });
    expect(steps).toEqual([
      { state: "past", at: at(0) },
      { state: "past" },
      { state: "now", at: at(5) },
      { state: "ahead" },
    ]);
  });
});

describe("an answer", () => {
  it.each([
    ["an invitation", invited, [written(1)], "interview", false],
    ["an invitation, then closed without a word", closed, [written(1)], "closed", false],
    ["a refusal that closes", closed, [written(1), written(3)], "closed", true],
    ["a refusal before it is closed", closed, [written(2)], "closed", true],
    ["a refusal after it was closed", closed, [written(4)], "closed", true],
    ["closed at once", [change("new", "closed", 3)], [], "closed", false],
    ["answered, then closed at once", [change("new", "closed", 3)], [written(2)], "closed", true],
  ] as const)("%s", (_, statusLog, answers, status, expected) => {
    const record = { status, statusLog: [...statusLog], answers: [...answers] };
    expect(isAnswered(record)).toBe(expected);
  });
});
