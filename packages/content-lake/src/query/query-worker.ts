import { DatabaseSync } from "node:sqlite";
import { Transfer, worker } from "workerpool";
import { HttpError } from "../errors.ts";
import { CachedDocuments } from "../store/cached-documents.ts";
import { answerQuery, traceQuery } from "./evaluate.ts";
import type { QueryJob, QueryOutcome } from "./query-job.ts";
import { recordTags } from "./record-tags.ts";

const opened = new Map<string, CachedDocuments>();

function getDocuments(file: string): CachedDocuments {
  const known = opened.get(file);
  if (known) return known;
  const documents = new CachedDocuments(new DatabaseSync(file, { readOnly: true }));
  opened.set(file, documents);
  return documents;
}

worker({
  answer({ file, publicUrl, perspective, query, params, context, ...how }: QueryJob) {
    const { hasTimeLimit, withSourceMap } = how;
    try {
      const { text, ...rest } = getDocuments(file).read(perspective, publicUrl, (all) => {
        const { view, tags } = recordTags(all);
        const text = answerQuery(view, query, params, context, hasTimeLimit);
        if (!withSourceMap) return { text, tags: tags() };
        const sourceMap = traceQuery(view, query, params, context, JSON.parse(text));
        return { text, tags: tags(), sourceMap };
      });
      const json = new TextEncoder().encode(text);
      return new Transfer({ json, ...rest } satisfies QueryOutcome, [json.buffer]);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, body, message } = error;
      return { refused: { status, body, message } } satisfies QueryOutcome;
    }
  },
});
