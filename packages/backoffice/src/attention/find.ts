import { findUnfitDocuments, type UnfitDocument } from "@agency/content/misfits";
import type { ContentChanges } from "@agency/server/content";
import { defaultTimeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";

export type FindUnfit = () => Promise<UnfitDocument[]>;

/** Validates all published documents after each change. */
export function createUnfitFinder(writer: Writer, changes: ContentChanges): FindUnfit {
  const published = writer.withConfig({
    perspective: "published",
    timeout: defaultTimeouts.overview,
  });
  let known: { count: number; documents: Promise<UnfitDocument[]> } | undefined;
  return () => {
    const count = changes.count();
    if (known?.count !== count) {
      const documents = findUnfitDocuments((query, params) => published.fetch(query, params));
      documents.catch(() => {
        known = undefined;
      });
      known = { count, documents };
    }
    return known.documents;
  };
}
