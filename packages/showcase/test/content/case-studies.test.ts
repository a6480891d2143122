import { type Language, services } from "@agency/content";
import {
  caseStudyIdQuery,
  caseStudyQuery,
  newestCaseStudiesQuery,
} from "@agency/content/queries/case-studies";
import {
  caseStudyCardsQuery,
  caseStudyPageQuery,
  serviceCaseStudiesQuery,
} from "@agency/content/queries/case-study-lists";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

const all = (lang: Language) => ({ lang, industry: null, service: null, start: 0, end: 100 });
const find = (id: string) => dataset.find(({ _id }) => _id === id) as Json;

describe("case studies", () => {
  it("are the published ones, newest first", async () => {
    const studies = await ask(dataset, caseStudyPageQuery, all("en"));
    expect(studies).toHaveLength(9);
    const created = studies.map(({ slug }) => String(find(`case-${slug}`)._createdAt));
    expect(created).toEqual(created.toSorted().toReversed());
    expect(studies.map(({ slug }) => slug)).not.toContain("work-in-progress");
  });

  it("have what their covers show, and no more", async () => {
    const [study] = await ask(dataset, caseStudyPageQuery, all("en"));
    const cover = [
      ...["_id", "_rev", "_type"],
      ...["slug", "title", "clientName", "location", "metric"],
      ...["featuredImage", "featuredImageLight", "evidence", "isSample"],
    ];
    expect(Object.keys(study as object).toSorted()).toEqual(
      [...cover, "industry", "isFeatured"].toSorted(),
    );
    const { caseStudies } = await ask(dataset, serviceCaseStudiesQuery, {
      lang: "en",
      service: "Branding & Design",
    });
    expect(Object.keys(caseStudies[0] as object).toSorted()).toEqual(
      [...cover, "industry"].toSorted(),
    );
    expect(Object.keys(study?.metric ?? {}).toSorted()).toEqual(["label", "note", "value"]);
  });

  it("of the newest four are there in words alone", async () => {
    const studies = await ask(dataset, caseStudyPageQuery, { ...all("ar"), end: 4 });
    expect(await ask(dataset, newestCaseStudiesQuery, { lang: "ar" })).toMatchObject(
      studies.map(({ slug, title, clientName }) => ({ slug, title, clientName })),
    );
  });

  it("are all there in detail, and fall back field by field", async () => {
    const slug = "northlight-clinics";
    const { keyTakeaways, results, ...ar } = find(`case-${slug}`).ar as Json;
    const { featuredImage } = find(`case-${slug}`);
    const appStoreUrl = `https://${slug}.example/ios`;
    const change = { ar, projectGallery: [featuredImage], appStoreUrl };
    const partly = changeDocument(dataset, `case-${slug}`, change);
    const study = await ask(partly, caseStudyQuery, { lang: "ar", slug });
    expect(study).toMatchObject({
      title: { text: "الموعد نفسه بنصف التكلفة", lang: "ar" },
      clientName: { text: "عيادات نورثلايت", lang: "ar" },
      industry: { key: "Healthcare", text: "الرعاية الصحية", lang: "ar" },
      category: { key: "Digital Marketing", text: "التسويق الرقمي", lang: "ar" },
      completedDate: "2025-02-20",
      publishedAt: "2026-01-20T08:00:00Z",
      isSample: true,
      objectives: { lang: "ar" },
      keyTakeaways: { lang: "en" },
      results: { lang: "en" },
      appStoreUrl,
      disclaimer: { lang: "ar" },
    });
    expect(study?.projectGallery).toHaveLength(1);
    expect(study?.metricsImproved[0]).toMatchObject({
      ...{ value: "−52%", before: 210, after: 101 },
      unit: { lang: "ar" },
    });
    expect(study?.timeline.map(({ week }) => week)).toEqual([1, 3, 8, 13]);
  });

  it("lead to the next and the previous one in a ring", async () => {
    const list = await ask(dataset, caseStudyPageQuery, all("en"));
    for (const [index, { slug }] of list.entries()) {
      const study = await ask(dataset, caseStudyQuery, { lang: "en", slug });
      expect(study?.next?.slug).toBe(list[(index + 1) % list.length]?.slug);
      expect(study?.previous?.slug).toBe(list.at(index - 1)?.slug);
    }
  });

  it("lead nowhere from the only one, and tell equal dates apart", async () => {
    const only = dataset.filter(({ _id }) => _id === "case-kestrel-row");
    const alone = await ask(only, caseStudyQuery, { lang: "en", slug: "kestrel-row" });
    expect(alone).toMatchObject({ next: null, previous: null });
    const twins = ["a", "b", "c"].map((name) => ({
      ...find("case-kestrel-row"),
      _id: name,
      slug: { current: name },
    }));
    const middle = await ask(twins, caseStudyQuery, { lang: "en", slug: "b" });
    expect([middle?.previous?.slug, middle?.next?.slug]).toEqual(["a", "c"]);
  });

  it("are null when unknown or unpublished", async () => {
    for (const slug of ["nowhere", "work-in-progress"]) {
      expect(await ask(dataset, caseStudyQuery, { lang: "en", slug })).toBeNull();
      expect(await ask(dataset, caseStudyIdQuery, { slug })).toBeNull();
    }
    expect(await ask(dataset, caseStudyIdQuery, { slug: "kestrel-row" })).toBe("case-kestrel-row");
  });
});

describe("the list of case studies", () => {
  it("is filtered by the category alone, whatever it is called", async () => {
    const slug = "kestrel-row";
    for (const category of ["Business Consultation", "Exhibitions"]) {
      const plain = changeDocument(dataset, `case-${slug}`, { category, services: null });
      const found = await ask(plain, caseStudyPageQuery, { ...all("en"), service: category });
      expect(found.map((study) => study.slug)).toContain(slug);
    }
    const plain = changeDocument(dataset, `case-${slug}`, {
      category: "Business Consultation",
      services: null,
    });
    const service = "Business Consultation";
    const { caseStudies } = await ask(plain, serviceCaseStudiesQuery, { lang: "en", service });
    expect(caseStudies.map((study) => study.slug)).toContain(slug);
  });

  it("is filtered by industry and service, and goes on where it stopped", async () => {
    const params = { ...all("en"), service: "Product Solutions" as const };
    const list = await ask(dataset, caseStudyPageQuery, params);
    expect(list.length).toBeGreaterThan(2);
    for (const { slug } of list) {
      expect(find(`case-${slug}`).services).toContain("Product Solutions");
    }
    expect(await ask(dataset, caseStudyPageQuery, { ...params, start: 1, end: 3 })).toEqual(
      list.slice(1, 3),
    );
    const both = { ...params, industry: "Culture" };
    expect(await ask(dataset, caseStudyPageQuery, both)).toMatchObject([
      { slug: "fenwater-museum" },
    ]);
  });

  it("has cards for what a search found", async () => {
    const list = await ask(dataset, caseStudyPageQuery, all("ar"));
    const slugs = ["orrery-freight", "marsa-lines", "work-in-progress"];
    const cards = await ask(dataset, caseStudyCardsQuery, { lang: "ar", slugs });
    expect(cards).toEqual(list.filter(({ slug }) => slugs.includes(slug)));
    expect(cards).toHaveLength(2);
  });

  it("gives each service up to three, featured ones first", async () => {
    for (const service of services) {
      const { caseStudies: studies, count } = await ask(dataset, serviceCaseStudiesQuery, {
        lang: "en",
        service,
      });
      expect([2, 3]).toContain(studies.length);
      expect(count).toBeGreaterThanOrEqual(studies.length);
      const documents = studies.map(({ slug }) => find(`case-${slug}`));
      const featured = documents.map(({ isFeatured }) => Number(isFeatured));
      expect(featured).toEqual(featured.toSorted().toReversed());
      for (const study of documents) expect(study.services).toContain(service);
    }
  });
});
