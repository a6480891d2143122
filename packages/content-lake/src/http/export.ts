import { hasReservedNames, parseDocument, withAssetUrl } from "../document.ts";
import { httpError } from "../errors.ts";
import { openSnapshot, type Snapshot } from "../store/snapshot.ts";
import { authorizeFullRead } from "./authorize.ts";
import type { Handler } from "./call.ts";
import { streamBody } from "./stream-body.ts";

const PART = 64 * 1024;
const PAGE = 1_000;

/**
 * Exports all documents as NDJSON: `GET /data/export/{dataset}?types=a,b`. With `nextCursor` (empty
 * at first) pages of 1,000, ended by `{"nextCursor": …}` if there are more, as in `@sanity/export`.
 */
export const exportDataset: Handler = async (call) => {
  const dataset = authorizeFullRead(call, call.segments[0] ?? "");
  const { searchParams } = call.url;
  const types = searchParams.get("types")?.split(",").filter(Boolean);
  const cursor = searchParams.get("nextCursor");
  if (types && types.length > MAX_TYPES) throw httpError(400, `Ask for ${MAX_TYPES} types at most`);
  const snapshot = openSnapshot(dataset.file, { types, after: cursor ?? "" });
  const max = cursor === null ? Number.POSITIVE_INFINITY : PAGE;
  const parts = inChunks(getLines(snapshot, call.publicUrl, max));
  return new Response(streamBody(parts, snapshot.close), {
    headers: { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store" },
  });
};

const MAX_TYPES = 100;

function* getLines({ rows }: Snapshot, publicUrl: string, max: number): Generator<string> {
  let count = 0;
  let last = "";
  for (const { id, body } of rows) {
    if (count++ === max) {
      yield `${JSON.stringify({ nextCursor: last })}\n`;
      return;
    }
    last = id;
    const isChanged = /^(image|file)-/.test(id) || hasReservedNames(body);
    const text = isChanged ? JSON.stringify(withAssetUrl(parseDocument(body), publicUrl)) : body;
    yield `${text}\n`;
  }
}

function* inChunks(lines: Iterable<string>): Generator<Uint8Array> {
  let text = "";
  for (const line of lines) {
    text += line;
    if (text.length < PART) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text) yield Buffer.from(text);
}
