import type { VacancyCard } from "@agency/content/queries/vacancies";
import { describe, expect, it } from "vitest";
import {
  countMatches,
  countParts,
  filterHref,
  filterVacancies,
  getJobTypes,
  getPartEnd,
  readFilters,
  splitByDeadline,
} from "./filters.ts";

const label = (key: string, text = key) => ({ key, text, lang: "en" as const });

const vacancy = (id: string, change: Partial<VacancyCard> = {}): VacancyCard => ({
  _id: id,
  title: { text: id, lang: "en" },
  department: label("Design"),
  location: label("Dubai"),
  jobType: "Full Time",
  workMode: "Hybrid",
  experienceLevel: null,
  skills: { items: [], lang: "en" },
  isFeatured: false,
  isSample: false,
  applicationDeadline: null,
  ...change,
});

const filters = (search: string) => readFilters(new URLSearchParams(search));
const ids = (vacancies: VacancyCard[]) => vacancies.map(({ _id }) => _id);

describe("filters of vacancies", () => {
  const all = [
    vacancy("designer"),
    vacancy("engineer", { department: label("Technology"), location: label("London") }),
    vacancy("copywriter", { jobType: "Part Time", department: label("Writing", "الكتابة") }),
  ];

  it("hold together with each other and with the search", () => {
    expect(ids(filterVacancies(all, filters("location=Dubai")))).toEqual([
      "designer",
      "copywriter",
    ]);
    expect(ids(filterVacancies(all, filters("location=Dubai&type=Part+Time")))).toEqual([
      "copywriter",
    ]);
    expect(ids(filterVacancies(all, filters("location=Dubai&q=design")))).toEqual(["designer"]);
  });

  it("finds a label by its Arabic and by its English, whatever the letter forms", () => {
    expect(ids(filterVacancies(all, filters("q=الكتابه")))).toEqual(["copywriter"]);
    expect(ids(filterVacancies(all, filters("q=writing")))).toEqual(["copywriter"]);
  });

  it("counts what a filter would show beside the others, itself replaced", () => {
    const held = filters("location=Dubai&department=Design");
    expect(countMatches(all, held, "department", "Writing")).toBe(1);
    expect(countMatches(all, held, "location", "London")).toBe(0);
  });

  it("has an address that says the same again", () => {
    const held = filters("q=type&mode=On-site&department=Brand+%26+Design");
    const address = new URL(filterHref(held), "https://site.test");
    expect(readFilters(address.searchParams)).toEqual(held);
    expect(filterHref(filters(""))).toBe("/careers");
  });

  it("do not hold where no choice would show them", () => {
    expect(filters("type=Magic&mode=Nowhere")).toMatchObject({ type: null, mode: null });
    const held = filters("type=Contract");
    expect(filterVacancies(all, held)).toEqual([]);
    expect(getJobTypes(all, held.type)).toEqual(["Full Time", "Part Time", "Contract"]);
  });

  it("count all of them, however many are shown", () => {
    const many = Array.from({ length: 45 }, (_, index) => vacancy(String(index)));
    expect(countMatches(many, filters("page=1"), "department", "Design")).toBe(45);
    expect([getPartEnd(1), getPartEnd(2), countParts(many.length)]).toEqual([20, 40, 3]);
  });
});

describe("the order of vacancies", () => {
  it("is that in which they come, the closed ones apart", () => {
    const vacancies = [
      vacancy("a", { applicationDeadline: "2026-01-01", isFeatured: true }),
      vacancy("b"),
      vacancy("c", { applicationDeadline: "2026-06-01", isFeatured: true }),
      vacancy("d", { applicationDeadline: "2026-05-31" }),
      vacancy("e", { applicationDeadline: "2026-07-01" }),
    ];
    const { open, closed } = splitByDeadline(vacancies, "2026-06-01");
    expect([ids(open), ids(closed)]).toEqual([
      ["b", "c", "e"],
      ["a", "d"],
    ]);
  });
});
