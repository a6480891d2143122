import { countLabels } from "@agency/content";
import {
  openVacancyQuery,
  otherVacanciesQuery,
  vacanciesQuery,
  vacancyIdQuery,
  vacancyQuery,
} from "@agency/content/queries/vacancies";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ask,
  changeDocument,
  type Json,
  keepArabicFields,
  readDataset,
} from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

describe("vacancies", () => {
  it("are the active ones, newest first, the closed one among them", async () => {
    const vacancies = await ask(dataset, vacanciesQuery, { lang: "en" });
    expect(vacancies).toHaveLength(13);
    const created = vacancies.map(({ _id }) =>
      String(dataset.find((document) => document._id === _id)?._createdAt),
    );
    expect(created).toEqual(created.toSorted().toReversed());
    expect(vacancies.at(-1)?.applicationDeadline).toBe("2026-11-06");
    for (const name of ["description", "postedDate"]) expect(vacancies[0]).not.toHaveProperty(name);
  });

  it("fall back field by field", async () => {
    const id = "vacancy-product-researcher-gymestry";
    const partly = keepArabicFields(dataset, id, ["title", "location", "salaryRange"]);
    expect(await ask(partly, vacancyQuery, { lang: "ar", id })).toMatchObject({
      title: { lang: "ar" },
      location: { key: "Sharjah", text: "الشارقة", lang: "ar" },
      description: { lang: "en" },
      skills: { lang: "en", items: ["UX research", "Interviews", "Usability tests", "Writing"] },
      jobType: "Contract",
      workMode: "Hybrid",
    });
  });

  it("have what search engines ask for, where it is stated", async () => {
    const id = "vacancy-frontend-engineer";
    const vacancy = (change: Json) =>
      ask(changeDocument(dataset, id, change), vacancyQuery, { lang: "en", id });
    expect(await vacancy({ _updatedAt: "2026-10-13T00:00:00Z" })).toMatchObject({
      baseSalary: { min: 58_000, max: 70_000, currency: "GBP", unit: "YEAR" },
      address: {
        ...{ street: "14 Lantern Yard", locality: "London", country: "GB" },
        ...{ region: null, postalCode: null },
      },
      remoteCountries: ["GB", "AE"],
      postedDate: "2026-10-12",
      applicationDeadline: "2027-03-26",
      _updatedAt: "2026-10-13T00:00:00Z",
      isSample: true,
    });
    const bare = { baseSalary: null, office: null, remoteCountries: null, isSample: null };
    expect(await vacancy(bare)).toMatchObject({
      ...{ baseSalary: null, address: null },
      remoteCountries: [],
      isSample: false,
    });
    expect((await vacancy({ baseSalary: { currency: "GBP" } }))?.baseSalary).toBeNull();
    expect((await vacancy({ baseSalary: { currency: "GBP", min: 1 } }))?.baseSalary).toEqual({
      ...{ min: 1, max: null, currency: "GBP", unit: "MONTH" },
    });
  });

  it("are null when unknown, inactive or something else", async () => {
    for (const id of ["nowhere", "vacancy-account-director", "case-kestrel-row"]) {
      expect(await ask(dataset, vacancyQuery, { lang: "en", id })).toBeNull();
      expect(await ask(dataset, vacancyIdQuery, { id })).toBeNull();
      expect(await ask(dataset, openVacancyQuery, { lang: "en", id })).toBeNull();
    }
    const open = "vacancy-frontend-engineer";
    expect(await ask(dataset, vacancyIdQuery, { id: open })).toBe(open);
    const id = "vacancy-motion-designer";
    expect(await ask(dataset, openVacancyQuery, { lang: "en", id })).toMatchObject({
      jobTitle: "Motion designer",
      title: { text: "Motion designer", lang: "en" },
      applicationDeadline: "2026-11-06",
    });
  });

  it("have what their filters count by", async () => {
    const vacancies = await ask(dataset, vacanciesQuery, { lang: "ar" });
    expect(countLabels(vacancies.map(({ department }) => department))[0]).toEqual({
      key: "Design",
      text: "التصميم",
      lang: "ar",
      count: 3,
    });
    expect(countLabels(vacancies.map(({ experienceLevel }) => experienceLevel))[0]).toMatchObject({
      key: "4 years or more",
      count: 4,
    });
    expect(vacancies.filter(({ isFeatured }) => isFeatured)).toHaveLength(2);
    expect(vacancies[0]?.skills.items).toContain("الهوية البصرية");
  });

  it("lead to others that are open, those of the same department first", async () => {
    const others = (id: string, today = "2026-11-21") =>
      ask(dataset, otherVacanciesQuery, { lang: "en", id, today });
    const parseIds = async (...query: Parameters<typeof others>) =>
      (await others(...query)).map(({ _id }) => _id.replace("vacancy-", ""));
    // Closed, with open ones in its department.
    expect(await parseIds("vacancy-motion-designer")).toEqual([
      "senior-brand-designer",
      "junior-designer",
      "frontend-engineer",
    ]);
    // Inactive.
    expect((await parseIds("vacancy-account-director"))[0]).toBe("copywriter-english-arabic");
    for (const row of await others("nowhere")) expect(row).not.toHaveProperty("skills");
    expect(await parseIds("nowhere")).toEqual(await parseIds("vacancy-motion-designer"));
    for (const today of ["2026-11-06", "2026-11-07"]) {
      const all = await parseIds("vacancy-senior-brand-designer", today);
      expect(all.includes("motion-designer")).toBe(today === "2026-11-06");
    }
    expect(await parseIds("nowhere", "2030-01-01")).toEqual(["studio-manager"]);
  });
});
