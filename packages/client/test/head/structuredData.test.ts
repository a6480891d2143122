// @vitest-environment node

import { languages } from "@agency/content/language";
import { describe, expect, it } from "vitest";
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  type JobPostingData,
  jobPosting,
  organization,
  service,
  softwareApplication,
  webSite,
} from "../../src/head/index.ts";
import { serializeJsonLd } from "../../src/head/jsonLd.ts";
import { getEndOfDay } from "../../src/head/structuredData/endOfDay.ts";
import { toHeadline } from "../../src/head/structuredData/pages.ts";
import { findIssues, getIssues } from "./vocabulary.ts";

const context = { origin: "https://www.example.com", siteName: "Bayn" };
const now = new Date("2026-06-01T12:00:00Z");
const address = { locality: "Dubai", region: "Dubai", country: "AE" };
const employer = { name: "Bayn", logo: "/icon-512.png" };

const vacancy: JobPostingData = {
  language: "en",
  path: "/careers/designer",
  id: "designer",
  title: "Designer",
  description: "You draw & write.\n\nIn two scripts.",
  lists: [{ title: "Requirements", items: ["Arabic <type>"] }],
  postedDate: "2026-05-01",
  deadline: "2026-06-30",
  jobType: "Full Time",
  workMode: "Hybrid",
  address,
  countries: [],
  salary: { currency: "AED", min: 20_000, max: 25_000, unit: "MONTH" },
  isSample: false,
  employer,
};
const post = (vacancyData: Partial<JobPostingData> = {}) =>
  jobPosting(context, { ...vacancy, ...vacancyData }, now);

const objects = (language: "en" | "ar"): Record<string, object | undefined> => ({
  organization: organization(context, {
    language,
    name: "Bayn",
    alternateName: "بين",
    description: "An agency",
    logo: "/icon-512.png",
    email: "hello@bayn.example",
    phone: "+971 4 000 0000",
    offices: [
      { name: "Dubai", address: { ...address, street: "Office 101" }, phone: "+971 4 000 0000" },
      { name: "London", address: { locality: "London", country: "GB" } },
    ],
    sameAs: ["https://www.linkedin.com/company/example"],
  }),
  webSite: webSite(context, { language, name: "Bayn", searchPath: "/blog" }),
  breadcrumbList: breadcrumbList(context, language, [
    { name: "Home", path: "/" },
    { name: "Blog", path: "/blog" },
  ]),
  blogPosting: blogPosting(context, {
    language,
    path: "/blog/kashida",
    title: "Kashida is not letter-spacing",
    description: "Why",
    images: ["/sharing/kashida.png"],
    publishedAt: "2026-03-04T08:00:00Z",
    author: "A. Author",
    section: "Design",
    tags: ["Arabic"],
    readingMinutes: 8,
  }),
  jobPosting: post({ language }),
  remoteJob: post({ language, workMode: "Remote", address: null, countries: ["AE", "GB"] }),
  service: service(context, {
    language,
    path: "/branding",
    name: "Branding",
    description: "Names and marks",
    serviceType: "Branding",
    areas: ["AE", "GB"],
  }),
  softwareApplication: softwareApplication(context, {
    language,
    path: "/upflyover",
    name: "UpFlyover",
    description: "Supplier and buyer",
    category: "BusinessApplication",
    operatingSystem: "Web",
    isLaunched: false,
    offers: [{ name: "Launch", price: 0, currency: "USD", description: "Free for a year" }],
  }),
  faqPage: faqPage([{ question: "Why?", answer: "Because." }]),
});

const page = (object: unknown) =>
  `<html><head><script type="application/ld+json">${serializeJsonLd(object as object)}</script></head></html>`;

describe.each(languages)("structured data in %s", (language) => {
  it.each(Object.entries(objects(language)))("%s is valid", async (_, object) => {
    expect(object).toBeDefined();
    expect(await getIssues(page(object))).toEqual([]);
    expect(findIssues(object)).toEqual([]);
  });

  it("names addresses of this language", () => {
    const at = language === "ar" ? "https://www.example.com/ar" : "https://www.example.com";
    expect(objects(language).blogPosting).toMatchObject({ url: `${at}/blog/kashida` });
    expect(JSON.stringify(objects(language).webSite)).toContain(
      `${at}/blog?q={search_term_string}`,
    );
  });
});

describe("the check itself", () => {
  it("finds a property that the type has not, and a type that is none", async () => {
    const { jobPosting: job } = objects("en");
    expect(await getIssues(page({ ...job, salery: 1 }))).not.toEqual([]);
    expect(
      await getIssues(page({ "@context": "https://schema.org", "@type": "Jobb" })),
    ).not.toEqual([]);
  });

  it("finds what search engines ask of a vacancy and does not stand there", async () => {
    expect(
      await getIssues(page({ ...objects("en").jobPosting, hiringOrganization: undefined })),
    ).not.toEqual([]);
  });

  it("finds wrong dates, employment types, addresses and posts", () => {
    expect(findIssues({ datePosted: "1 May 2026" })).toHaveLength(1);
    expect(findIssues({ validThrough: "2026-06-30" })).toHaveLength(1);
    expect(findIssues({ employmentType: "Full Time" })).toHaveLength(1);
    expect(findIssues({ a: [{ url: "/blog" }] })).toHaveLength(1);
    expect(findIssues({ "@type": "BlogPosting" })).toHaveLength(6);
  });
});

describe("a vacancy", () => {
  it("is none where it is a sample, or its last day has ended in London", () => {
    expect(post({ isSample: true })).toBeUndefined();
    const end = (time: string) => jobPosting(context, vacancy, new Date(time));
    expect(end("2026-06-30T22:59:59Z")).toBeDefined();
    expect(end("2026-06-30T23:00:00Z")).toBeUndefined();
  });

  it("is none without what search engines require", () => {
    expect(post({ description: null, lists: [] })).toBeUndefined();
    expect(post({ postedDate: null })).toBeUndefined();
    expect(post({ address: null })).toBeUndefined();
    expect(post({ workMode: "Remote" })).toBeUndefined();
  });

  it("is valid through the end of its last day in London, in summer and in winter", () => {
    expect(post()).toMatchObject({ validThrough: "2026-06-30T23:59:59+01:00" });
    expect(post({ deadline: "2026-12-31" })).toMatchObject({
      validThrough: "2026-12-31T23:59:59+00:00",
    });
    expect(post({ deadline: null })).not.toHaveProperty("validThrough");
  });

  it.each([
    ["Full Time", "FULL_TIME"],
    ["Part Time", "PART_TIME"],
    ["Contract", "CONTRACTOR"],
  ] as const)("that is %s is %s to search engines", (jobType, employmentType) => {
    expect(post({ jobType })).toMatchObject({ employmentType });
  });

  it("that is remote says so, and from where one may apply", () => {
    expect(post({ workMode: "Remote", address: null, countries: ["AE"] })).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ "@type": "Country", name: "AE" }],
    });
    expect(post()).not.toHaveProperty("jobLocationType");
  });

  it("describes itself in HTML, with nothing of the text read as HTML", () => {
    expect(post()?.description).toBe(
      "<p>You draw &amp; write.</p><p>In two scripts.</p><p>Requirements</p><ul><li>Arabic &lt;type&gt;</li></ul>",
    );
  });
});

describe("the end of a day", () => {
  it("follows the zone, on the days on which its clocks change too", () => {
    expect(getEndOfDay("2026-03-29", "Europe/London")).toBe("2026-03-29T23:59:59+01:00");
    expect(getEndOfDay("2026-10-25", "Europe/London")).toBe("2026-10-25T23:59:59+00:00");
    expect(getEndOfDay("2026-10-24", "Europe/London")).toBe("2026-10-24T23:59:59+01:00");
    expect(getEndOfDay("2026-01-01", "Asia/Dubai")).toBe("2026-01-01T23:59:59+04:00");
  });
});

it("cuts a long headline between words", () => {
  expect(toHeadline("Short")).toBe("Short");
  const long = toHeadline("word ".repeat(40));
  expect(long.length).toBeLessThanOrEqual(110);
  expect(long).toMatch(/word…$/);
});
