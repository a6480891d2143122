import { type Language, languages, translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { cases } from "@agency/showcase/sample/cases";
import { cities } from "@agency/showcase/sample/labels";
import { vacancies } from "@agency/showcase/sample/vacancies";
import { describe, expect, it } from "vitest";
import { getVacancyHead } from "../pages/careers/vacancyHead.ts";
import { getCaseStudyHead } from "../pages/caseStudies/caseStudyHead.ts";
import { fitsSearchResult } from "../shell/searchResult.ts";

const fallback = "Fallback.";

const localize = (language: Language, en: string, ar: string | undefined) =>
  language === "ar" && ar ? { text: ar, lang: "ar" as const } : { text: en, lang: "en" as const };

const getCaseHead = (language: Language, slug: string) => {
  const study = cases.find((one) => one.slug === slug);
  if (!study) throw new Error(`Unknown case study: ${slug}`);
  const { title, clientName, challenge, ar } = study;
  return getCaseStudyHead(
    {
      title: localize(language, title, ar?.title),
      clientName: localize(language, clientName, ar?.clientName),
      challenge: localize(language, challenge, ar?.challenge),
    },
    language,
    fallback,
  );
};

const getSampleVacancyHead = (language: Language, slug: string) => {
  const vacancy = vacancies.find((one) => one.slug === slug);
  if (!vacancy) throw new Error(`Unknown vacancy: ${slug}`);
  const { title, location, description, ar } = vacancy;
  return getVacancyHead(
    {
      title: localize(language, title, ar?.title),
      location: { key: location, ...localize(language, location, cities[location]) },
      description: localize(language, description, ar?.description),
    },
    language,
    fallback,
  );
};

describe.each(languages)("heads of the sample content in %s", (language) => {
  const ending = ` · ${translate(brand.name, language)}`;
  const heads = [
    ...cases
      .filter(({ isPublished }) => isPublished !== false)
      .map(({ slug }) => [slug, getCaseHead(language, slug)] as const),
    ...vacancies
      .filter(({ isActive }) => isActive !== false)
      .map(({ slug }) => [slug, getSampleVacancyHead(language, slug)] as const),
  ];

  it.each(heads)("%s has a title and a description that search results show", (_, head) => {
    expect(fitsSearchResult(head.detailedTitle + ending), head.detailedTitle).toBe(true);
    expect(head.detailedTitle).not.toBe(head.title);
    expect(head.description).not.toBe(fallback);
    expect(head.description).not.toMatch(/…$/);
    expect(head.description.length).toBeGreaterThanOrEqual(90);
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  it("differ from each other", () => {
    for (const field of ["detailedTitle", "description"] as const)
      expect(new Set(heads.map(([, head]) => head[field])).size).toBe(heads.length);
  });
});

describe("heads of incomplete documents", () => {
  const en = (text: string) => ({ text, lang: "en" as const });
  const ar = (text: string) => ({ text, lang: "ar" as const });

  it("of a case study without a challenge have the fallback as description", () => {
    const study = { title: en("An app"), clientName: en("Marsa Lines"), challenge: null };
    expect(getCaseStudyHead(study, "en", fallback)).toEqual({
      title: "An app",
      detailedTitle: "Marsa Lines: An app",
      description: fallback,
    });
  });

  it("do not mix languages, and do not repeat the client or the location", () => {
    const challenge = en("A challenge in English that is longer than fifty characters.");
    const study = { title: ar("تطبيق"), clientName: en("Marsa Lines"), challenge };
    expect(getCaseStudyHead(study, "ar", fallback)).toMatchObject({
      detailedTitle: "تطبيق",
      description: fallback,
    });
    const own = { ...study, title: en("An app for Marsa Lines") };
    expect(getCaseStudyHead(own, "en", fallback).detailedTitle).toBe(own.title.text);
    const location = { key: "Dubai", ...en("Dubai") };
    const vacancy = { title: en("Designer in Dubai"), location, description: null };
    expect(getVacancyHead(vacancy, "en", fallback).detailedTitle).toBe("Designer in Dubai");
    expect(getVacancyHead({ ...vacancy, location: null }, "en", fallback)).toEqual({
      title: "Designer in Dubai",
      detailedTitle: "Designer in Dubai",
      description: fallback,
    });
  });
});
