import { foldText } from "@agency/ui/fold-text";
import type { SearchParams } from "../src/contract.ts";
import { inTransaction, openIndex } from "../src/database.ts";
import type { DocumentPaths, Entry } from "../src/index-entry.ts";
import { createStore } from "../src/index-store.ts";
import { createSearchIndex } from "../src/search-index.ts";
import { createTokenizer, type Folding } from "../src/tokenizer.ts";

export const folding: Folding = {
  foldText,
  aliases: [
    [/مسيول/g, "مسوول"],
    [/ابو ظبي/g, "ابوظبي"],
    [/جيمي?ستري/g, "gymestry"],
    [/اب ?فلاي ?ا?وفر/g, "upflyover"],
    [/ري?ندر/g, "rendre"],
  ],
};

export const tokenizer = createTokenizer(folding);

export const paths: DocumentPaths = {
  blogPost: "/blog/",
  caseStudy: "/case-studies/",
  jobVacancy: "/careers/",
};

export const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  type: "blogPost",
  rev: "1",
  isShown: true,
  moment: null,
  until: null,
  path: `/blog/${id}`,
  title: { en: `Post ${id}`, ar: null },
  labels: [],
  names: "",
  excerpt: { en: null, ar: null },
  body: { en: null, ar: null },
  ...more,
});

export function createIndex(...entries: Entry[]) {
  const db = openIndex(":memory:", "test");
  const store = createStore(db, tokenizer);
  inTransaction(db, () => store.put(entries, Date.now()));
  const { find } = createSearchIndex(db, tokenizer);
  return {
    store,
    find: (params: Partial<SearchParams> = {}) => find({ lang: "en", ...params }),
    paths: (params: Partial<SearchParams> = {}) =>
      find({ lang: "en", ...params }).results.map(({ path }) => path),
  };
}
