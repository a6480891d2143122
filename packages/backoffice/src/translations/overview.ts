import {
  createTranslationIndex,
  getSource,
  type TranslationIndex,
} from "@agency/content/translation";
import type { ContentChanges } from "@agency/server/content";
import { defaultTimeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";

/** Creates the status of drafts and published documents. `refresh` reads only after changes. */
export function createTranslationOverview(
  writer: Writer,
  changes: ContentChanges,
): TranslationIndex {
  const index = createTranslationIndex(
    getSource(writer.withConfig({ timeout: defaultTimeouts.overview }), true),
    "drafts",
  );
  let seen = -1;
  return {
    ...index,
    async refresh() {
      const count = changes.count();
      if (count === seen) return;
      await index.refresh();
      seen = count;
    },
  };
}
