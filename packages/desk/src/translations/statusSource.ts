import {
  type Count,
  createTranslationIndex,
  type Entry,
  type FieldFilter,
  type Filter,
  type Source,
} from "@agency/content/translation";
import { callApi } from "./api.ts";

export interface ViewFilter {
  type: string | undefined;
  wanted: FieldFilter | undefined;
  isShownOnly: boolean;
  text: string;
}

export interface StatusSource {
  counts(shown: ViewFilter): Promise<Count[]>;
  /** One page, and the total. */
  documents(shown: ViewFilter, from: number): Promise<{ entries: Entry[]; total: number }>;
  ids(shown: ViewFilter): Promise<string[]>;
}

const page = 50;

const buildSearch = ({ type, wanted, isShownOnly, text }: ViewFilter): URLSearchParams =>
  new URLSearchParams({
    ...(type && { type }),
    ...(wanted && { wanted }),
    ...(isShownOnly && { shown: "yes" }),
    ...(text && { text }),
  });

/** Uses the site's own server. */
export const serverSource: StatusSource = {
  counts: (shown) => callApi(`/counts?${buildSearch(shown)}`),
  documents: (shown, from) => callApi(`/documents?${buildSearch(shown)}&from=${from}`),
  ids: (shown) => callApi(`/ids?${buildSearch(shown)}`),
};

/** Computes the status in the browser, for Sanity projects without a session here. */
export function createClientSource(source: Source, types: readonly string[]): StatusSource {
  const overview = createTranslationIndex(source, "drafts");
  const createFilter = ({ type, ...shown }: ViewFilter): Filter => ({
    ...shown,
    types: types.filter((one) => type === undefined || one === type),
  });
  return {
    async counts(shown) {
      await overview.refresh();
      return overview.counts(createFilter(shown));
    },
    async documents(shown, from) {
      await overview.refresh();
      const found = overview.find(createFilter(shown));
      return { entries: found.slice(from, from + page), total: found.length };
    },
    async ids(shown) {
      await overview.refresh();
      return overview.find(createFilter(shown)).map(({ id }) => id);
    },
  };
}
