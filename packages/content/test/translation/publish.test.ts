import { describe, expect, it } from "vitest";
import { planPublication } from "../../src/translation/publish.ts";
import { document } from "./documents.ts";

const published = document({
  title: "A title",
  author: "Nora",
  ar: { title: "عنوان" },
  timeline: [
    { _key: "a", title: "First", ar: { title: "أول" } },
    { _key: "b", title: "Second" },
  ],
});
const draft = (more: Record<string, unknown>) => ({
  ...published,
  _id: "drafts.post",
  _rev: "2",
  _updatedAt: "2026-02-02T00:00:00.000Z",
  ...more,
});
const discard = [
  { patch: { id: "drafts.post", ifRevisionID: "2", unset: ["_none"] } },
  { delete: { id: "drafts.post" } },
];

describe("publishing a translation", () => {
  it("publishes the Arabic and removes a draft without other changes", () => {
    expect(planPublication({ published, draft: draft({ ar: { title: "آخر" } }) })).toEqual({
      isDraftKept: false,
      mutations: [
        { patch: { id: "post", ifRevisionID: "1", set: { ar: { title: "آخر" } } } },
        ...discard,
      ],
    });
  });

  it("leaves an English draft as it is", () => {
    const timeline = [
      { _key: "new", title: "Third", ar: { title: "ثالث" } },
      { _key: "b", title: "Second, changed", ar: { title: "ثان" } },
      { _key: "a", title: "First", ar: { title: "أول" } },
    ];
    const english = { title: "Another title", author: undefined, timeline };
    expect(planPublication({ published, draft: draft({ ...english, ar: {} }) })).toEqual({
      isDraftKept: true,
      mutations: [
        {
          patch: {
            id: "post",
            ifRevisionID: "1",
            set: {
              ar: {},
              timeline: [
                { _key: "a", title: "First", ar: { title: "أول" } },
                { _key: "b", title: "Second", ar: { title: "ثان" } },
              ],
            },
          },
        },
      ],
    });
  });

  it("adds and removes Arabic", () => {
    expect(planPublication({ published, draft: draft({ ar: undefined }) }).mutations[0]).toEqual({
      patch: { id: "post", ifRevisionID: "1", unset: ["ar"] },
    });
    const untranslated = { ...published, ar: undefined };
    expect(planPublication({ published: untranslated, draft: draft({}) }).mutations[0]).toEqual({
      patch: { id: "post", ifRevisionID: "1", set: { ar: { title: "عنوان" } } },
    });
  });

  it("has nothing to do without both versions or without other Arabic", () => {
    expect(planPublication({ published })).toEqual({ mutations: [], isDraftKept: false });
    expect(planPublication({ draft: draft({}) })).toEqual({ mutations: [], isDraftKept: true });
    expect(planPublication({ published, draft: draft({ title: "Another" }) })).toEqual({
      mutations: [],
      isDraftKept: true,
    });
  });
});
