import {
  type Count,
  createOverview,
  type Entry,
  type Filter,
  type Source,
  type Wanted,
} from "@agency/content/translation";
import { ask } from "./ask.ts";

export interface Shown {
  type: string | undefined;
  wanted: Wanted | undefined;
  isShownOnly: boolean;
  text: string;
}

export interface Place {
  counts(shown: Shown): Promise<Count[]>;
  /** One page, and the total number. */
  documents(shown: Shown, from: number): Promise<{ entries: Entry[]; total: number }>;
  ids(shown: Shown): Promise<string[]>;
}

const page = 50;

const buildSearch = ({ type, wanted, isShownOnly, text }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(type && { type }),
    ...(wanted && { wanted }),
    ...(isShownOnly && { shown: "yes" }),
    ...(text && { text }),
  });

/** Uses the site's own server. */
export const served: Place = {
  counts: (shown) => ask(`/counts?${buildSearch(shown)}`),
  documents: (shown, from) => ask(`/documents?${buildSearch(shown)}&from=${from}`),
  ids: (shown) => ask(`/ids?${buildSearch(shown)}`),
};

/** Computes the status in the browser: the server has no session of a Sanity project. */
export function followed(source: Source, types: readonly string[]): Place {
  const overview = createOverview(source, "drafts");
  const createFilter = ({ type, ...shown }: Shown): Filter => ({
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
