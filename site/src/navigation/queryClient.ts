import { createQueryClient } from "@agency/client/navigation";
import { readSettings } from "@agency/client/settings";
import { createReader, fetchContent } from "@agency/content";
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

export const queryClient = createQueryClient({
  createFetch: (lastEvent) =>
    withSearch(
      createReader({ ...readSettings().content, lastEvent }).fetch,
      (params, { isOptional, send } = {}) =>
        fetchContent<SearchAnswer>(
          getSearchUrl(params),
          (reply) => reply?.results !== undefined,
          // Optional while the index is built.
          { send, ...(isOptional && { retries: 0 }) },
        ),
    ),
  isPartial,
});
