import { getPagePath } from "@agency/content/paths";
import {
  getNextChange,
  type PlannedChanges,
  plannedChangesQuery,
} from "@agency/content/queries/planned-changes";
import type { QueryParams } from "@agency/content/queries/query";
import { withdrawnQuery } from "@agency/content/queries/redirects";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";
import { queries } from "./queries.ts";

const slug = "kashida-is-not-letter-spacing";
const planned = `post-${slug}`;
const other = "first-week-of-ad-spend";
const today = "2026-11-21";
const since = "2026-11-21T06:00:00.000Z";
const params: QueryParams = {
  ...{ lang: "en", start: 0, end: 100, category: null, tag: null, industry: null, service: null },
  ids: ["drafts.issue-a-line-with-a-grammar", "issue-a-line-with-a-grammar"],
  ...{ slug: other, slugs: [slug, other], id: "", at: "", since, today },
  ...{ last: "~", samples: true },
};

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

const at = (moment: string | null) => changeDocument(dataset, planned, { publishedDate: moment });

describe("a post whose moment is to come", () => {
  const future = "2999-01-01T06:00:00Z";

  // Editors choose targets. Search indexes include upcoming posts.
  const others = new Set(["redirectsQuery", "postStatesQuery", "postChangesQuery"]);
  it.each(queries.filter(([name]) => !others.has(name)))(
    "is in no answer of %s",
    async (_, query) => {
      expect(JSON.stringify(await ask(at(future), query, params))).not.toContain(slug);
    },
  );

  it("is not even there under its own address", async () => {
    const own = { ...params, slug };
    for (const [, query] of queries.filter(
      ([name]) => name.startsWith("post") && !others.has(name),
    ))
      expect(JSON.stringify(await ask(at(future), query, own))).not.toContain(slug);
  });

  it.each(["2026-11-12T06:00:00Z", null])("is there once it has come (%s)", async (moment) => {
    for (const name of ["blogQuery", "postPageQuery", "postMapQuery", "feedQuery"]) {
      const query = queries.find(([known]) => known === name)?.[1] ?? "";
      expect(JSON.stringify(await ask(at(moment), query, params)), name).toContain(slug);
    }
  });
});

describe.each([
  [planned, slug],
  ["case-marsa-lines", "marsa-lines"],
  ["vacancy-frontend-engineer", "vacancy-frontend-engineer"],
])("what is withdrawn: %s", (id, key) => {
  const own = { ...params, slug: key, id };
  const withdrawn = (withdrawAt: string) => changeDocument(dataset, id, { withdrawAt });
  // Search indexes include all, and redirects name withdrawn ones.
  const others = /^(redirects|withdrawn|\w+(Entries|States))Query$/;

  it.each(queries.filter(([name]) => !others.test(name)))(
    "is in no answer of %s once its moment has come, and in the same as before until then",
    async (_, query) => {
      const gone = await ask(withdrawn("2026-01-01T06:00:00Z"), query, own);
      expect(JSON.stringify(gone)).not.toContain(key);
      const still = withdrawn("2999-01-01T06:00:00Z");
      if (query !== plannedChangesQuery)
        expect(await ask(still, query, own)).toEqual(await ask(dataset, query, own));
    },
  );

  it("is told of as gone, once it is", async () => {
    const goneAt = async (moment: string) =>
      (await ask(withdrawn(moment), withdrawnQuery, {})).map(getPagePath);
    expect(await goneAt("2999-01-01T06:00:00Z")).toEqual([]);
    expect(await goneAt("2026-01-01T06:00:00Z")).toEqual([
      expect.stringMatching(new RegExp(`^/(blog|case-studies|careers)/${key}$`)),
    ]);
  });
});

const nothing: PlannedChanges = {
  publishedAt: null,
  launchAt: null,
  nextLaunchAt: null,
  opensAt: null,
  noticeFrom: null,
  noticeUntil: null,
  applicationDeadline: null,
  withdrawnAt: [],
};

describe("what falls due", () => {
  it("is the nearest of each kind, and never what has passed", async () => {
    expect(await ask(dataset, plannedChangesQuery, { since, today })).toEqual({
      ...nothing,
      nextLaunchAt: "2027-02-14T20:00:00Z",
      applicationDeadline: "2026-12-18",
      withdrawnAt: [null, null, null],
    });
    const post = (id: string, publishedDate: string, isPublished = true) => ({
      ...{ _id: id, _type: "blogPost", publishedDate, isPublished },
    });
    const product = (id: string, launchAt: string, state: string | null) => ({
      ...{ _id: id, _type: "product", launchAt, state },
    });
    const busy = [
      ...dataset,
      post("later", "2999-03-01T00:00:00Z"),
      post("sooner", "2999-02-01T00:00:00Z"),
      post("draft", "2999-01-01T00:00:00Z", false),
      { _id: "ends", _type: "caseStudy", withdrawAt: "2999-04-01T00:00:00Z" },
      { _id: "ended", _type: "caseStudy", withdrawAt: "2020-04-01T00:00:00Z" },
      product("launched", "2999-01-01T00:00:00Z", "launched"),
      product("coming", "2999-02-02T00:00:00Z", null),
      { _id: "riyadh", _type: "office", state: "planned", opensAt: "2999-02-03T00:00:00Z" },
      { _id: "muscat", _type: "office", state: "open", opensAt: "2999-01-03T00:00:00Z" },
    ];
    expect(await ask(busy, plannedChangesQuery, { since, today: "2027-03-13" })).toEqual({
      ...{ ...nothing, publishedAt: "2999-02-01T00:00:00Z" },
      launchAt: "2999-02-02T00:00:00Z",
      nextLaunchAt: "2027-02-14T20:00:00Z",
      opensAt: "2999-02-03T00:00:00Z",
      applicationDeadline: "2027-03-26",
      withdrawnAt: [null, "2999-04-01T00:00:00Z", null],
    });
    expect(
      (await ask(dataset, plannedChangesQuery, { since, today: "2030-01-01" })).applicationDeadline,
    ).toBeNull();
  });

  it.each([
    ["2027-06-30", "Europe/London", "2027-06-30T23:00:00.000Z"],
    ["2027-11-30", "Europe/London", "2027-12-01T00:00:00.000Z"],
    ["2027-03-27", "Europe/London", "2027-03-28T00:00:00.000Z"],
    ["2027-10-30", "Europe/London", "2027-10-30T23:00:00.000Z"],
    ["2027-06-30", "Asia/Dubai", "2027-06-30T20:00:00.000Z"],
  ])("ends the day %s in %s at %s", (applicationDeadline, zone, moment) => {
    const due = { ...nothing, applicationDeadline };
    expect(getNextChange(due, zone)?.toISOString()).toBe(moment);
  });

  it("is the first of all kinds, or nothing", () => {
    const due = {
      ...nothing,
      publishedAt: "2027-06-30T20:30:00Z",
      launchAt: "2027-06-30T21:00:00Z",
      applicationDeadline: "2027-06-30",
      withdrawnAt: [null, "2027-06-30T20:15:00Z"],
    };
    expect(getNextChange(due, "Europe/London")?.toISOString()).toBe("2027-06-30T20:15:00.000Z");
    expect(getNextChange(due, "Asia/Dubai")?.toISOString()).toBe("2027-06-30T20:00:00.000Z");
    expect(getNextChange({ ...due, noticeUntil: "2027-06-30T19:00:00Z" }, "Asia/Dubai")).toEqual(
      new Date("2027-06-30T19:00:00Z"),
    );
    expect(getNextChange(nothing, "Europe/London")).toBeNull();
  });
});
