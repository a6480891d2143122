import { issueMailQuery, issueQuery, issuesQuery } from "@agency/content/queries/newsletter";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, type Json, readDataset } from "../../sample/dataset.ts";

const issue = (id: string, more: object = {}) => ({
  _id: id,
  _type: "newsletterIssue",
  _updatedAt: "2026-11-24T06:00:00Z",
  slug: { _type: "slug", current: id.replace("drafts.", "") },
  subject: `Subject of ${id}`,
  number: 1,
  body: [{ _type: "block", _key: "a", style: "normal", markDefs: [], children: [] }],
  ar: { subject: "عنوان" },
  ...more,
});
const reference = (id: string) => ({ _type: "reference", _key: id, _ref: id });

let dataset: Json[];
let posts: { _id: string }[];
beforeAll(async () => {
  const sample = (await readDataset()).filter(({ _type }) => _type !== "newsletterIssue");
  posts = sample.filter(
    ({ _type, isPublished }) => _type === "blogPost" && isPublished,
  ) as unknown as typeof posts;
  const hidden = sample.find(
    ({ _type, isPublished }) => _type === "blogPost" && isPublished === false,
  );
  dataset = [
    ...sample,
    issue("older", { sentAt: "2026-10-01T06:00:00Z" }),
    issue("sent", {
      sentAt: "2026-11-24T06:00:00Z",
      lead: reference(posts[0]?._id ?? ""),
      posts: [
        reference(posts[2]?._id ?? ""),
        reference(String(hidden?._id)),
        reference(posts[1]?._id ?? ""),
      ],
    }),
    issue("unsent"),
    issue("drafts.unsent", { subject: "Drafted" }),
  ] as unknown as Json[];
});

describe("the archive", () => {
  it("has what was sent, newest first", async () => {
    const { issues, count } = await ask(dataset, issuesQuery, { lang: "ar", start: 0, end: 10 });
    expect(issues.map(({ slug }) => slug)).toEqual(["sent", "older"]);
    expect(count).toBe(2);
    expect(issues[0]?.subject).toEqual({ text: "عنوان", lang: "ar" });
    expect(issues[0]?.preheader).toBeNull();
  });

  it("has an issue with the posts that are on the site, in the editor's order", async () => {
    const found = await ask(dataset, issueQuery, { lang: "en", slug: "sent" });
    const getId = (slug: string | undefined) => `post-${slug}`;
    expect(getId(found?.lead?.slug)).toBe(posts[0]?._id);
    expect(found?.posts.map(({ slug }) => getId(slug))).toEqual([posts[2]?._id, posts[1]?._id]);
    expect(found?.posts[0]?.readingMinutes).toBeGreaterThan(0);
    expect(await ask(dataset, issueQuery, { lang: "en", slug: "unsent" })).toBeNull();
  });
});

describe("an issue as it is mailed", () => {
  const ids = (id: string): [string, string] => [`drafts.${id}`, id];

  it("is the draft where there is one, and else what is published", async () => {
    const draft = await ask(dataset, issueMailQuery, { lang: "en", ids: ids("unsent") });
    expect(draft?.subject.text).toBe("Drafted");
    const sent = await ask(dataset, issueMailQuery, { lang: "en", ids: ids("sent") });
    expect(sent?.posts).toHaveLength(2);
    expect(await ask(dataset, issueMailQuery, { lang: "en", ids: ids("none") })).toBeNull();
  });
});
