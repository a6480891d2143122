import {
  type Count,
  createOverview,
  type Entry,
  type Filter,
  type Source,
  type Wanted,
} from "@agency/content/translation";
import { ask } from "./ask.ts";

/** What the view is asked to show. */
export interface Shown {
  type: string | undefined;
  wanted: Wanted | undefined;
  isShownOnly: boolean;
  text: string;
}

/** Where the view asks how documents stand. */
export interface Place {
  counts(shown: Shown): Promise<Count[]>;
  /** A page of documents, and how many there are. */
  documents(shown: Shown, from: number): Promise<{ entries: Entry[]; total: number }>;
  ids(shown: Shown): Promise<string[]>;
}

/** Documents of one page. */
const page = 50;

const buildSearch = ({ type, wanted, isShownOnly, text }: Shown): URLSearchParams =>
  new URLSearchParams({
    ...(type && { type }),
    ...(wanted && { wanted }),
    ...(isShownOnly && { shown: "yes" }),
    ...(text && { text }),
  });

/** The site's own server, which follows its content service. */
export const served: Place = {
  counts: (shown) => ask(`/counts?${buildSearch(shown)}`),
  documents: (shown, from) => ask(`/documents?${buildSearch(shown)}&from=${from}`),
  ids: (shown) => ask(`/ids?${buildSearch(shown)}`),
};

/** With a Sanity project, whose sessions the server does not see, the browser follows the content. */
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
