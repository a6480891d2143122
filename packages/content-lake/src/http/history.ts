import type { Document } from "../document.ts";
import { httpError } from "../errors.ts";
import type { Dataset } from "../store/dataset.ts";
import { openWhole } from "./access.ts";
import { readFlag } from "./body.ts";
import type { Handler } from "./route.ts";

/** What is kept of a document, oldest first, and what it is now. */
function revisionsOf(dataset: Dataset, id: string): Document[] {
  const now = dataset.get(id);
  return now ? [...dataset.revisions(id), now] : [];
}

/**
 * `GET /data/history/{dataset}/documents/{id}?revision=` or `?time=` → `{documents}`: the document
 * as a transaction left it, or as it was at a moment; as it is without either. Empty where that is
 * not kept. For owners of the token.
 */
const formerDocument: Handler = async (call) => {
  const [name = "", , id = ""] = call.segments;
  const dataset = openWhole(call, name);
  const { searchParams } = call.url;
  const revision = searchParams.get("revision");
  const time = momentOf(searchParams.get("time"), "time");
  if (revision !== null && time !== undefined)
    throw httpError(400, "Ask for a revision or for a time");
  const found = revisionsOf(dataset, id).findLast(
    ({ _rev, _updatedAt }) =>
      (revision === null || _rev === revision) && (time === undefined || _updatedAt <= time),
  );
  return Response.json({ documents: found ? [found] : [] }, { headers: PRIVATE });
};

/** Documents of one call. */
const MOST_IDS = 100;
const MOST_LINES = 1_000;

/**
 * `GET /data/history/{dataset}/transactions/{id,id}?fromTime=&toTime=&limit=&reverse=` → as NDJSON,
 * oldest first, the transactions that wrote these documents, as far as they are kept. For owners of
 * the token.
 */
const transactions: Handler = async (call) => {
  const [name = "", , list = ""] = call.segments;
  const dataset = openWhole(call, name);
  const { searchParams } = call.url;
  const ids = [...new Set(list.split(",").filter(Boolean))];
  if (ids.length > MOST_IDS) throw httpError(400, `Ask for ${MOST_IDS} documents at most`);
  const from = momentOf(searchParams.get("fromTime"), "fromTime") ?? "";
  const to = momentOf(searchParams.get("toTime"), "toTime") ?? "\uffff";
  const limit = Math.min(Number(searchParams.get("limit") ?? 100) || 100, MOST_LINES);
  const found = new Map<string, { id: string; timestamp: string; documentIDs: string[] }>();
  for (const documentId of ids)
    for (const { _rev: id, _updatedAt: timestamp } of revisionsOf(dataset, documentId)) {
      if (timestamp < from || timestamp > to) continue;
      const known = found.get(id);
      if (known) known.documentIDs.push(documentId);
      else found.set(id, { id, timestamp, documentIDs: [documentId] });
    }
  const sorted = [...found.values()].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  if (readFlag(searchParams, "reverse")) sorted.reverse();
  const lines = sorted.slice(0, limit).map((line) => `${JSON.stringify(line)}\n`);
  return new Response(lines.join(""), {
    headers: { ...PRIVATE, "Content-Type": "application/x-ndjson" },
  });
};

const PRIVATE = { "Cache-Control": "private, no-store" };

function momentOf(text: string | null, name: string): string | undefined {
  if (text === null) return;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw httpError(400, `${name} must be a time: 2026-01-31T12:00:00Z`);
  return new Date(moment).toISOString();
}

/** `/data/history/{dataset}/documents/…` and `/transactions/…`. Throws HttpError 404 for others. */
export const history: Handler = (call) => {
  const [, what] = call.segments;
  if (what === "documents") return formerDocument(call);
  if (what === "transactions") return transactions(call);
  throw httpError(404, "A history is one of documents or of transactions");
};
