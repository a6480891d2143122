import type { SearchParams } from "../../../shared/search.ts";
import type { Entry } from "../entry.ts";
import { createFinder } from "../find.ts";
import { createStore, inTransaction, openIndex } from "../store.ts";

/** A document of the index, a post unless it says otherwise. */
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

/** An index in memory that holds these documents. */
export function indexOf(...entries: Entry[]) {
  const db = openIndex(":memory:", "test");
  const store = createStore(db);
  inTransaction(db, () => {
    for (const one of entries) store.put(one, Date.now());
  });
  const find = createFinder(db);
  return {
    store,
    find: (params: Partial<SearchParams> = {}) => find({ lang: "en", ...params }),
    paths: (params: Partial<SearchParams> = {}) =>
      find({ lang: "en", ...params }).results.map(({ path }) => path),
  };
}
