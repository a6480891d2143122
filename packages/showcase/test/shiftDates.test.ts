import { describe, expect, it } from "vitest";
import { type Json, sampleDocuments } from "../sample/dataset.ts";
import { referenceDate, shiftDates } from "../sample/index.ts";

const week = 7 * 86_400_000;
const first = Date.parse(referenceDate);
const on = (now: number) => sampleDocuments.map((document) => shiftDates(document, new Date(now)));
const ofType = (documents: Json[], type: string) => documents.filter(({ _type }) => _type === type);
const days = (from: unknown, to: number) => (to - Date.parse(String(from))) / 86_400_000;

describe("the sample content on the day of the first start", () => {
  it("is the file's in the week that it is written for", () => {
    expect(on(first)).toEqual(sampleDocuments);
    expect(on(first + week - 1)).toEqual(sampleDocuments);
  });

  // Leap day, daylight saving, end of a year, years later, slow clock.
  it.each([
    ...["2026-11-26T12:00:00Z", "2026-12-31T23:59:00Z", "2027-03-28T01:00:00Z"],
    ...["2028-02-29T00:00:00Z", "2031-07-15T09:00:00Z", "2026-03-02T00:00:00Z"],
  ])("is as fresh on %s", (day) => {
    const now = Date.parse(day);
    const documents = on(now);
    const posts = ofType(documents, "blogPost").filter(({ isPublished }) => isPublished);
    const ages = posts
      .map(({ publishedDate }) => days(publishedDate, now))
      .toSorted((a, b) => a - b);
    expect(ages[0]).toBeGreaterThan(4);
    expect(ages[0]).toBeLessThan(12);
    for (const { sentAt } of ofType(documents, "newsletterIssue")) {
      expect(days(sentAt, now)).toBeGreaterThan(0);
      expect(days(sentAt, now)).toBeLessThan(8);
    }
    const vacancies = ofType(documents, "jobVacancy").filter(({ isActive }) => isActive);
    const left = vacancies.flatMap(({ applicationDeadline }) =>
      applicationDeadline ? [-days(applicationDeadline, now)] : [],
    );
    expect(left.filter((count) => count < 0)).toEqual([
      expect.toSatisfy((n) => n > -19 && n < -10),
    ]);
    expect(left.filter((count) => count > 21)).toHaveLength(11);
    for (const { postedDate } of vacancies) expect(days(postedDate, now)).toBeGreaterThan(0);
    const [launch] = ofType(documents, "product").flatMap(({ nextLaunchAt }) => nextLaunchAt ?? []);
    expect(-days(launch, now)).toBeGreaterThan(80);
    expect(-days(launch, now)).toBeLessThan(91);
    for (const { _createdAt } of documents) expect(days(_createdAt, now)).toBeGreaterThan(0);
  });

  it("keeps weekdays, hours and forms, and the order of everything", () => {
    const later = on(first + 30 * week);
    for (const [index, document] of later.entries()) {
      const before = sampleDocuments[index] as Json;
      for (const field of ["_createdAt", "publishedDate", "sentAt", "postedDate"]) {
        if (before[field] === undefined) continue;
        const [from, to] = [String(before[field]), String(document[field])];
        expect(to).toHaveLength(from.length);
        expect(Date.parse(to) - Date.parse(from)).toBe(30 * week);
      }
    }
  });

  it("leaves what texts and the specification tell the day of, and what is no sample", () => {
    const later = on(first + 30 * week);
    for (const [index, { _type, launchAt, startAt, completedDate }] of later.entries()) {
      if (!["product", "caseStudy"].includes(String(_type))) continue;
      expect({ launchAt, startAt, completedDate }).toEqual({
        launchAt: sampleDocuments[index]?.launchAt,
        startAt: sampleDocuments[index]?.startAt,
        completedDate: sampleDocuments[index]?.completedDate,
      });
    }
    const own = { _type: "blogPost", publishedDate: "2026-01-01T00:00:00Z" };
    expect(shiftDates(own, new Date(first + 30 * week))).toBe(own);
    const off = { ...own, isSample: false };
    expect(shiftDates(off, new Date(first + 30 * week))).toBe(off);
  });
});
