import { beforeAll, describe, expect, it } from "vitest";
import { bodyPatterns, postBodySearchQuery } from "../src/queries/post-search.ts";
import { ask, importedDataset, type Json, withChange } from "./dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await importedDataset();
});

/** As the site folds a query; the rest is up to the patterns. */
const search = (folded: string, from = dataset) =>
  ask(from, postBodySearchQuery, { words: bodyPatterns(folded) });

describe("the search in bodies", () => {
  it("finds what stands in the text alone, beginnings of words and whatever the case", async () => {
    expect(await search("store room")).toEqual(["a-brand-book-nobody-prints"]);
    expect(await search("stopwat")).toEqual(["what-a-quay-taught-us-about-tables"]);
    expect(await search("w3c")).toEqual(["kashida-is-not-letter-spacing"]);
    // Each of the words is somewhere in several, but never all of them in one paragraph.
    expect(await search("no such thing at all")).toEqual([]);
  });

  it("finds Arabic without its vowel signs and in any form of its letters", async () => {
    const book = "a-brand-book-nobody-prints";
    // In the body: «مستودع», «الإرشادات», «ثنائية», «يتّسع».
    for (const folded of ["مستودع", "الارشادات", "ثناييه", "يتسع"])
      expect(await search(folded), folded).toContain(book);
  });

  it("reads plain text too, and leaves out what is not published", async () => {
    const id = "post-count-the-fields";
    const plain = withChange(dataset, id, { body: "A quincunx, once." });
    expect(await search("quincunx", plain)).toEqual(["count-the-fields"]);
    expect(
      await search("quincunx", withChange(plain, id, { body: "A quincunx", isPublished: false })),
    ).toEqual([]);
  });

  it("asks for nothing where a query is too short", () => {
    expect(bodyPatterns("")).toEqual([]);
    expect(bodyPatterns("ab")).toEqual([]);
    expect(bodyPatterns("a bc")).toEqual(["a*", "bc*"]);
    expect(bodyPatterns("كتب")).toEqual(["*كتب*"]);
  });
});
