import { everythingTag, idTag, toTag, typeTag } from "../live/sync-tags.ts";
import type { View } from "../store/documents.ts";

/** Results with more tags depend on every document. */
const maxTags = 100;

/** Wraps a view to record the sync tags of everything read. Above 100, returns one for all. */
export function recordTags(view: View): { view: View; tags: () => string[] } {
  const seen = new Set<string>();
  const note = (name: string) => {
    if (seen.size <= maxTags) seen.add(name);
  };
  return {
    tags: () => (seen.size > maxTags ? [everythingTag] : [...seen]).map(toTag),
    view: {
      documents(type) {
        note(type === undefined ? everythingTag : typeTag(type));
        return view.documents(type);
      },
      get(id) {
        note(idTag(id));
        return view.get(id);
      },
      rows(type) {
        const rows = view.rows?.(type);
        if (rows) note(typeTag(type));
        return rows;
      },
    },
  };
}
