import { createQueryClient } from "@agency/client/navigation";
import { readSettings } from "@agency/client/settings";
import { createReader, fetchContent, type ReaderOptions } from "@agency/content";
import { getSearchUrl, type SearchAnswer } from "@agency/search/contract";
import { withSearch } from "../siteSearch.ts";

/** Whether `omitStaticArtwork` omitted content. */
function isPartial(value: unknown): boolean {
  if (!value || typeof value !== "object") return false;
  return Object.entries(value).some(([key, child]: [string, unknown]) => {
    if (key === "drawing") return child === true;
    if (key === "evidence")
      return Boolean(child) && (child as { content?: unknown }).content === null;
    return isPartial(child);
  });
}

/** Sanity's CDN sends results unvalidated. This site's server validates its own. */
const parse: ReaderOptions["parse"] = async (query, result) =>
  (await import("@agency/content/parse")).parseResult(query, result);

function createContentReader(lastEvent: () => string | undefined) {
  const { content } = readSettings();
  const isOwn = content.apiHost?.startsWith("/");
  return createReader({ ...content, lastEvent, parse: isOwn ? undefined : parse });
}

export const queryClient = createQueryClient({
  createFetch: (lastEvent) =>
    withSearch(createContentReader(lastEvent).fetch, (params, { isOptional } = {}) =>
      fetchContent<SearchAnswer>(
        getSearchUrl(params),
        (reply) => reply?.results !== undefined,
        // Optional while the index is being built.
        isOptional ? { retries: 0 } : {},
      ),
    ),
  isPartial,
});
