import { describe, expect, it } from "vitest";
import { getRedirectChanges } from "../src/redirect-changes.ts";

type Stored = { _id: string; _type: string; [field: string]: unknown };

const now = "2026-11-25T08:00:00.000Z";
const post = (current: string, more: object = {}): Stored => ({
  _id: "a",
  _type: "blogPost",
  slug: { current },
  isPublished: true,
  ...more,
});

function left(...changes: [before: Stored | undefined, after: Stored | undefined][]) {
  const redirects = new Map<string, Stored>();
  for (const [one, other] of changes) {
    const id = (one ?? other)?._id ?? "";
    const change = { id, before: one, after: other };
    for (const mutation of getRedirectChanges([change], [...redirects.values()], now)) {
      const { createOrReplace, delete: gone } = mutation as {
        createOrReplace?: Stored;
        delete?: { id: string };
      };
      if (createOrReplace) redirects.set(createOrReplace._id, createOrReplace);
      if (gone) redirects.delete(gone.id);
    }
  }
  return Object.fromEntries(
    [...redirects.values()].map(({ from, to, status }) => [String(from), to ?? status]),
  );
}

describe("a page that moves", () => {
  it("leaves a redirect from where it was", () => {
    expect(left([post("old"), post("new")])).toEqual({ "/blog/old": "/blog/new" });
    const study = (current: string) => ({ ...post(current), _type: "caseStudy" });
    expect(left([study("a"), study("b")])).toEqual({ "/case-studies/a": "/case-studies/b" });
    expect(left([post("عنوان"), post("آخر")])).toEqual({ "/blog/عنوان": "/blog/آخر" });
  });

  it("and back leaves one, in no circle", () => {
    const back = left([post("a"), post("b")], [post("b"), post("a")]);
    expect(back).toEqual({ "/blog/b": "/blog/a" });
  });

  it("twice leads to its end from everywhere", () => {
    expect(left([post("a"), post("b")], [post("b"), post("c")])).toEqual({
      "/blog/a": "/blog/c",
      "/blog/b": "/blog/c",
    });
  });

  it("leaves nothing where another takes its place at once", () => {
    const other = (current: string) => ({ ...post(current), _id: "b" });
    const changes = [
      { id: "a", before: post("one"), after: post("two") },
      { id: "b", before: other("two"), after: other("one") },
    ];
    expect(getRedirectChanges(changes, [], now)).toEqual([]);
  });
});

describe("a page that goes", () => {
  it.each([
    ["deleted", undefined],
    ["hidden", post("a", { isPublished: false })],
  ])("is gone for good when it is %s, until it is back", (_, gone) => {
    expect(left([post("a"), gone])).toEqual({ "/blog/a": 410 });
    expect(left([post("a"), gone], [gone, post("a")])).toEqual({});
  });

  it("is gone at its last path alone, whatever leads there", () => {
    const moved = [post("a"), post("b")] as [Stored, Stored];
    expect(left(moved, [post("b"), undefined])).toEqual({ "/blog/a": "/blog/b", "/blog/b": 410 });
    expect(left(moved, [post("b"), undefined], [undefined, post("b")])).toEqual({
      "/blog/a": "/blog/b",
    });
  });

  it("is told by its id where it has no slug", () => {
    const vacancy = { _id: "job", _type: "jobVacancy", isActive: true };
    expect(left([vacancy, undefined])).toEqual({ "/careers/job": 410 });
  });
});

it("a slug that makes no path on this site has no page to lead to", () => {
  expect(left([post("a"), post("\\evil.example")])).toEqual({ "/blog/a": 410 });
  expect(left([post("a"), post("a\r\nSet-Cookie: b")])).toEqual({ "/blog/a": 410 });
});

describe("what changes no page", () => {
  const later = { publishedDate: "2999-01-01T00:00:00Z" };
  it.each<[string, Stored | undefined, Stored | undefined]>([
    ["a draft", { ...post("a"), _id: "drafts.a" }, undefined],
    ["another field", post("a"), post("a", { title: "New" })],
    ["one that was never shown", post("a", later), post("b", later)],
    ["one that is planned anew", post("a"), post("a", later)],
    ["a first publication", undefined, post("a")],
    ["another type", { _id: "m", _type: "teamMember", isPublished: true }, undefined],
  ])("leaves no redirect: %s", (_, before, next) => {
    expect(left([before, next])).toEqual({});
  });
});
