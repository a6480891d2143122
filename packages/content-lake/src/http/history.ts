import { setImmediate } from "node:timers/promises";
import { type Document, TOKEN_AUTHOR } from "../document.ts";
import { httpError } from "../errors.ts";
import { getEffects } from "../live/mendoza-patches.ts";
import { getChanges } from "../store/attribute-changes.ts";
import type { Dataset } from "../store/dataset.ts";
import type { Entry } from "../store/history.ts";
import { authorizeFullRead } from "./authorize.ts";
import type { Handler } from "./call.ts";
import { parseIds, readFlag } from "./request-body.ts";

const MAX_TRANSACTIONS = 1_000;

/**
 * `GET /data/history/{dataset}/documents/{id,id}` → `{documents}` by `?revision=` or `?time=`, the
 * last with `?lastRevision=true`, or the current ones.
 */
const getDocumentRevisions: Handler = async (call) => {
  const [name = "", , list = ""] = call.segments;
  const dataset = authorizeFullRead(call, name);
  const { searchParams } = call.url;
  const revision = searchParams.get("revision");
  const time = toTime(searchParams.get("time"), "time");
  if (revision !== null && time !== undefined)
    throw httpError(400, "Ask for a revision or for a time");
  const isLast = readFlag(searchParams, "lastRevision");
  const found = (entries: readonly Entry[]) => {
    if (revision !== null) return entries.findLast(({ after }) => after?._rev === revision)?.after;
    if (isLast) return entries.findLast(({ after }) => after)?.after;
    return entries.findLast(({ at }) => time === undefined || at <= time)?.after;
  };
  const documents = parseIds(list).flatMap((id) => found(dataset.history(id)) ?? []);
  return Response.json({ documents }, { headers: PRIVATE });
};

interface Line {
  number: number;
  id: string;
  author: string;
  timestamp: string;
  documentIDs: string[];
  effects: Record<string, ReturnType<typeof getEffects>>;
}

/**
 * `GET /data/history/{dataset}/transactions/{id,id}` → transactions as NDJSON, oldest first.
 * `from…` and `to…` are inclusive.
 */
const transactions: Handler = async (call) => {
  const [name = "", , list = ""] = call.segments;
  const dataset = authorizeFullRead(call, name);
  const { searchParams } = call.url;
  const from = toTime(searchParams.get("fromTime"), "fromTime") ?? "";
  const to = toTime(searchParams.get("toTime"), "toTime") ?? "\uffff";
  const limit = Math.min(Number(searchParams.get("limit") ?? 100) || 100, MAX_TRANSACTIONS);
  const withEffects = searchParams.get("effectFormat") === "mendoza";
  const found = new Map<string, Line>();
  for (const documentId of parseIds(list))
    for (const {
      number,
      transactionId: id,
      at: timestamp,
      author,
      before,
      after,
    } of dataset.history(documentId)) {
      const line = found.get(id) ?? {
        number,
        id,
        author: author ?? TOKEN_AUTHOR,
        timestamp,
        documentIDs: [],
        effects: {},
      };
      line.documentIDs.push(documentId);
      if (withEffects) line.effects[documentId] = getEffects(before, after);
      found.set(id, line);
    }
  const sorted = [...found.values()].sort((a, b) => a.number - b.number);
  const first = sorted.findIndex(({ id }) => id === searchParams.get("fromTransaction"));
  const last = sorted.findIndex(({ id }) => id === searchParams.get("toTransaction"));
  const between = sorted
    .slice(Math.max(first, 0), last < 0 ? undefined : last + 1)
    .filter(({ timestamp }) => timestamp >= from && timestamp <= to);
  if (readFlag(searchParams, "reverse")) between.reverse();
  const lines = between.slice(0, limit).map(({ number: _, effects, ...line }) => {
    const told = withEffects ? { ...line, effects } : line;
    return `${JSON.stringify(told)}\n`;
  });
  return new Response(lines.join(""), {
    headers: { ...PRIVATE, "Content-Type": "application/x-ndjson" },
  });
};

/**
 * `GET /data/history/{dataset}/changes/{id,id}` → `{documents: [{_id, changes}]}`: times of the
 * last changes, by path. Not in Sanity's API.
 */
const changes: Handler = async (call) => {
  const [name = "", , list = ""] = call.segments;
  const dataset = authorizeFullRead(call, name);
  const documents = [];
  for (const _id of parseIds(list)) {
    const revisions = getRevisionsWithPublished(dataset, _id);
    if (revisions.length < 2) continue;
    documents.push({ _id, changes: getChanges(revisions) });
    await setImmediate();
  }
  return Response.json({ documents }, { headers: PRIVATE });
};

/**
 * `GET /data/history/{dataset}/authors/{id,id}` → `{documents: [{_id, author}]}`: the last authors.
 * Not in Sanity's API.
 */
const authors: Handler = async (call) => {
  const [name = "", , list = ""] = call.segments;
  const dataset = authorizeFullRead(call, name);
  const documents = parseIds(list)
    .filter((_id) => dataset.get(_id))
    .map((_id) => ({ _id, author: dataset.lastAuthor(_id) ?? TOKEN_AUTHOR }));
  return Response.json({ documents }, { headers: PRIVATE });
};

/**
 * `GET /data/history/{dataset}/deleted/all` → `{documents: [{deletedAt, author, document}]}`, the
 * last deleted first. Not in Sanity's API.
 */
const deleted: Handler = async (call) => {
  const dataset = authorizeFullRead(call, call.segments[0] ?? "");
  const documents = dataset
    .deleted()
    .map(({ author = TOKEN_AUTHOR, ...rest }) => ({ author, ...rest }));
  return Response.json({ documents }, { headers: PRIVATE });
};

const getRevisions = (dataset: Dataset, id: string): Document[] =>
  dataset.history(id).flatMap(({ after }) => after ?? []);

function getRevisionsWithPublished(dataset: Dataset, id: string): Document[] {
  const own = getRevisions(dataset, id);
  const [first] = own;
  if (!first || !id.startsWith(DRAFTS)) return own;
  const published = getRevisions(dataset, id.slice(DRAFTS.length));
  return [...published.filter(({ _updatedAt }) => _updatedAt <= first._updatedAt), ...own];
}

const DRAFTS = "drafts.";

const PRIVATE = { "Cache-Control": "private, no-store" };

function toTime(text: string | null, name: string): string | undefined {
  if (text === null) return;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw httpError(400, `${name} must be a time: 2026-01-31T12:00:00Z`);
  return new Date(moment).toISOString();
}

/** Dispatches requests for history. @throws HttpError 404 for others */
export const history: Handler = (call) => {
  const [, what] = call.segments;
  if (what === "documents") return getDocumentRevisions(call);
  if (what === "transactions") return transactions(call);
  if (what === "changes") return changes(call);
  if (what === "authors") return authors(call);
  if (what === "deleted") return deleted(call);
  throw httpError(
    404,
    "A history is one of documents, transactions, changes, authors or deleted documents",
  );
};
