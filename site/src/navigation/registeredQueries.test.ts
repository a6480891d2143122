// @vitest-environment node
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FetchQuery } from "@agency/client/navigation";
import { createReader } from "@agency/content";
import { languages } from "@agency/content/language";
import { browserQueries } from "@agency/content/queries/browser";
import { type Lake, openLake } from "@agency/content-lake";
import type { SearchAnswer } from "@agency/search/contract";
import { sampleContent } from "@agency/showcase/sample";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createShellLoader } from "../shell/loadShell.ts";
import { withSearch } from "../siteSearch.ts";
import { pageQueries } from "./pageQueries.ts";
import { matchRoute, type ShownPage } from "./routes.ts";

vi.mock("@agency/client/i18n", () => ({ loadTranslations: async () => undefined }));

const addresses: Record<ShownPage, string[]> = {
  home: ["/"],
  about: ["/about"],
  branding: ["/branding"],
  advertising: ["/advertising"],
  marketing: ["/marketing"],
  technology: ["/technology"],
  rendre: ["/rendre"],
  upflyover: ["/upflyover"],
  gymestry: ["/gymestry"],
  team: ["/team"],
  blog: ["/blog", "/blog?page=2", "/blog?category=Design", "/blog?q=fields", "/blog?q=a&tag=b"],
  blogPost: ["/blog/count-the-fields", "/blog/none"],
  careers: ["/careers", "/careers?q=design"],
  vacancy: ["/careers/vacancy-frontend-engineer", "/careers/none"],
  caseStudies: [
    "/case-studies",
    "/case-studies?page=2",
    "/case-studies?q=line",
    "/case-studies?industry=Retail",
  ],
  caseStudy: ["/case-studies/marsa-lines", "/case-studies/none"],
  newsletter: ["/newsletter", "/newsletter?page=2"],
  issue: ["/newsletter/a-line-with-a-grammar", "/newsletter/none"],
  application: ["/application/none"],
  contact: ["/contact", "/contact?case=marsa-lines", "/contact?case=none"],
  terms: ["/terms-conditions"],
  privacy: ["/privacy-policy"],
  refund: ["/refund-policy"],
  accessibility: ["/accessibility"],
  cookies: ["/cookie-policy"],
  notFound: ["/none"],
};

let folder: string;
let lake: Lake;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "registered-"));
  lake = await openLake({
    dataDir: folder,
    anonymousQueries: browserQueries,
    knownQueries: browserQueries,
  });
  await lake.importNdjson("production", sampleContent);
});
afterAll(async () => {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
});

const sent = new Set<string>();

const { fetch } = createReader({
  projectId: "local",
  dataset: "production",
  apiHost: "http://site.test",
  send: (url) => {
    sent.add(new URL(url).searchParams.get("query") ?? "");
    return lake.fetch(new Request(url), { client: "visitor", access: "read" });
  },
});

const search = async (): Promise<SearchAnswer> => ({
  results: [
    { type: "blogPost", path: "/blog/count-the-fields", title: { text: "A", lang: "en" } },
    { type: "caseStudy", path: "/case-studies/marsa-lines", title: { text: "A", lang: "en" } },
  ],
  count: 40,
  isCapped: false,
  facets: { category: [], tag: [], industry: [], service: [] },
});

test.each(Object.entries(addresses))(
  "the page %s loads with registered queries alone",
  async (page, hrefs) => {
    const failures: unknown[] = [];
    const fetchQuery: FetchQuery = (query, params) =>
      withSearch(fetch, search)(query, params).catch((error: unknown) => {
        failures.push(query, error);
        throw error;
      }) as never;
    const send = pageQueries[page as ShownPage];
    for (const language of languages)
      for (const href of hrefs) {
        const { pathname, searchParams } = new URL(href, "http://site.test");
        const match = matchRoute(pathname);
        expect(match?.route.page ?? "notFound").toBe(page);
        const params = match?.params ?? {};
        await send?.({ language, params, search: searchParams, now: new Date(), fetchQuery });
        await createShellLoader(fetchQuery)(language);
      }
    expect(failures).toEqual([]);
  },
);

test("every registered query is one that a page sends", () => {
  expect([...browserQueries].filter((query) => !sent.has(query))).toEqual([]);
});
