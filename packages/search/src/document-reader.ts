import type { Reader } from "@agency/content";
import {
  caseStudyChangesQuery,
  caseStudyEntriesQuery,
  caseStudyStatesQuery,
  caseStudyTotalQuery,
  postChangesQuery,
  postEntriesQuery,
  postStatesQuery,
  postTotalQuery,
  vacancyChangesQuery,
  vacancyEntriesQuery,
  vacancyStatesQuery,
  vacancyTotalQuery,
} from "@agency/content/queries/search-entries";
import {
  type ContentEntries,
  type DocumentPaths,
  type DocumentType,
  type Entry,
  toEntry,
} from "./index-entry.ts";

export const documentQueries = {
  blogPost: {
    entries: postEntriesQuery,
    states: postStatesQuery,
    changes: postChangesQuery,
    total: postTotalQuery,
  },
  caseStudy: {
    entries: caseStudyEntriesQuery,
    states: caseStudyStatesQuery,
    changes: caseStudyChangesQuery,
    total: caseStudyTotalQuery,
  },
  jobVacancy: {
    entries: vacancyEntriesQuery,
    states: vacancyStatesQuery,
    changes: vacancyChangesQuery,
    total: vacancyTotalQuery,
  },
};

/** Ids must fit into a URL. */
const batchSize = 50;
const maxIdsLength = 5_000;

/** Requests per transaction, sent at once. More mean fewer FTS5 merges, but more memory. */
const requestsPerWrite = 5;

export interface Batch {
  ids: readonly string[];
  /** Sends the requests on the first call. */
  read(): Promise<Entry[]>;
}

interface DocumentReaderDeps {
  reader: Reader;
  paths: DocumentPaths;
}

/**
 * Creates a reader of document batches, which requests the first at once. Missing documents have no
 * entry.
 */
export function createDocumentReader({ reader, paths }: DocumentReaderDeps) {
  async function readEntries(type: DocumentType, requests: string[][]): Promise<Entry[]> {
    const query = documentQueries[type].entries as typeof postEntriesQuery;
    const found = await Promise.all(requests.map((ids) => reader.fetch(query, { ids })));
    return found.flatMap((some) =>
      some.map((one) => toEntry(type, one as ContentEntries[typeof type], paths)),
    );
  }

  function createBatch(type: DocumentType, requests: string[][]): Batch {
    let entries: Promise<Entry[]> | undefined;
    return {
      ids: requests.flat(),
      read: () => (entries ??= keepRejection(readEntries(type, requests))),
    };
  }

  return (type: DocumentType, ids: readonly string[]): Batch[] => {
    const requests = toRequests(ids);
    const batches: Batch[] = [];
    for (let at = 0; at < requests.length; at += requestsPerWrite)
      batches.push(createBatch(type, requests.slice(at, at + requestsPerWrite)));
    void batches[0]?.read();
    return batches;
  };
}

/** Prevents an unhandled rejection of a promise that is awaited later, or never. */
export function keepRejection<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

function toRequests(ids: readonly string[]): string[][] {
  const requests: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const id of new Set(ids)) {
    if (length + id.length > maxIdsLength || requests.at(-1)?.length === batchSize) {
      requests.push([]);
      length = 0;
    }
    requests.at(-1)?.push(id);
    length += id.length;
  }
  return requests;
}
