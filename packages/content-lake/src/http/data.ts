import { isObject, type JsonObject, withAssetUrl } from "../document.ts";
import { httpError } from "../errors.ts";
import { requireCredential, requireRegisteredQuery } from "./anonymous-queries.ts";
import { authorizeRead, authorizeWrite, getPerspective } from "./authorize.ts";
import type { Call, Handler } from "./call.ts";
import { parseJson, readFlag, readJsonObject } from "./request-body.ts";
import { splitIntoChunks, streamBody } from "./stream-body.ts";

/**
 * Answers queries: `GET`, `POST /data/query/{dataset}` → `{query?, result, ms, syncTags,
 * resultSourceMap?}`.
 */
export const query: Handler = async (call) => {
  const { core, request, url, version, segments, client } = call;
  const [name = ""] = segments;
  const { dataset, authorized } = authorizeRead(call, name);
  if (!authorized) requireRegisteredQuery(call);
  const perspective = getPerspective(url.searchParams.get("perspective"), version, authorized);
  const asks = authorized ? undefined : client;
  core.responseBudget.enter(asks);
  const returnQuery = url.searchParams.get("returnQuery") !== "false";
  const { text, params } =
    request.method === "POST" ? fromBody(await readJsonObject(call)) : fromSearch(url.searchParams);
  const start = performance.now();
  const context = core.context(name, authorized ? "token" : "<anonymous>");
  const isKnown = core.options.knownQueries.has(text);
  const publicUrl = isKnown ? core.options.publicUrl : call.publicUrl;
  // Source maps double the cost of a query.
  const mapped = url.searchParams.get("resultSourceMap") ?? "false";
  const withSourceMap = authorized && mapped !== "false";
  const place = { file: dataset.file, publicUrl, perspective, context };
  const hasTimeLimit = !isKnown || !isCheap(text, params);
  const job = { ...place, query: text, params, hasTimeLimit, withSourceMap };
  const ask = () =>
    core.queries.answer(job, asks, {
      isKnown: isKnown || client === undefined,
      gone: request.signal,
      enter: () => core.responseBudget.enter(asks),
    });
  const {
    json: result,
    tags,
    sourceMap,
  } = perspective === "anonymous"
    ? await core.answers.get(dataset.feed, [name, publicUrl, text, params], ask)
    : await ask();
  const ms = Math.round(performance.now() - start);
  const rest = JSON.stringify({
    ...(returnQuery && { query: text }),
    ms,
    syncTags: tags,
    resultSourceMap: sourceMap,
  });
  const body = Buffer.concat([HEAD, result, Buffer.from(`,${rest.slice(1)}`)]);
  return jsonAnswer(
    body.byteLength > MAX_BUFFERED_BYTES ? streamWithinBudget(call, asks, body) : body,
  );
};

/** In characters of JSON. */
const MAX_QUICK_PARAMS = 4 * 1024;

/** `match` patterns may be expensive. */
const isCheap = (text: string, params: JsonObject): boolean =>
  !/\bmatch\b/.test(text) && JSON.stringify(params).length <= MAX_QUICK_PARAMS;

const HEAD = Buffer.from('{"result":');
const MAX_BUFFERED_BYTES = 128 * 1024;

function streamWithinBudget(
  { core }: Call,
  client: string | undefined,
  body: Uint8Array,
): ReadableStream {
  return streamBody(splitIntoChunks(body), core.responseBudget.reserve(client, body.byteLength));
}

function fromBody(body: JsonObject): { text: string; params: JsonObject } {
  const { query: text, params = {} } = body;
  if (typeof text !== "string" || text === "") throw httpError(400, "query must be a string");
  if (!isObject(params)) throw httpError(400, "params must be a JSON object");
  return { text, params };
}

/**
 * Reads the query and its `$` parameters.
 *
 * @throws HttpError 400 if the query is missing or a parameter is not JSON
 */
export function fromSearch(search: URLSearchParams): { text: string; params: JsonObject } {
  const text = search.get("query");
  if (!text) throw httpError(400, "The parameter query is missing");
  const params: JsonObject = {};
  for (const [name, value] of search) {
    if (!name.startsWith("$")) continue;
    try {
      params[name.slice(1)] = parseJson(value);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw httpError(400, `The value of ${name} must be JSON; a string needs double quotes`);
    }
  }
  return { text, params };
}

/** Returns documents by id: `GET /data/doc/{dataset}/{id,id}` → `{documents, omitted}`. */
export const doc: Handler = async (call) => {
  const [name = "", list = ""] = call.segments;
  const { dataset, authorized } = authorizeRead(call, name);
  if (!authorized) requireCredential(call);
  const view = dataset.view(authorized ? "raw" : "anonymous");
  const ids = [...new Set(list.split(",").filter(Boolean))];
  if (ids.length > MAX_IDS) throw httpError(400, `Ask for ${MAX_IDS} documents at most`);
  const documents = ids.flatMap((id) => {
    const found = view.get(id);
    return found ? withAssetUrl(found, call.publicUrl) : [];
  });
  const omitted = ids.filter((id) => !view.get(id)).map((id) => ({ id, reason: "existence" }));
  return json({ documents, omitted });
};

const MAX_IDS = 500;
const VISIBILITIES = ["sync", "async", "deferred"];

/** Applies mutations: `POST /data/mutate/{dataset}` → `{transactionId, results}`. */
export const mutate: Handler = async (call) => {
  const { core, url, segments } = call;
  const [name = ""] = segments;
  const { dataset, requireAllowed } = authorizeWrite(call, name);
  const search = url.searchParams;
  const returnIds = readFlag(search, "returnIds");
  const returnDocuments = readFlag(search, "returnDocuments");
  const dryRun = readFlag(search, "dryRun");
  const autoGenerateArrayKeys = readFlag(search, "autoGenerateArrayKeys");
  const visibility = search.get("visibility") ?? "sync";
  if (!VISIBILITIES.includes(visibility)) {
    throw httpError(400, `visibility must be one of ${VISIBILITIES.join(", ")}`);
  }
  const body = await readJsonObject(call);
  if (!Array.isArray(body.mutations)) throw httpError(400, "mutations must be an array");
  const transactionId = getTransactionId(body.transactionId ?? search.get("transactionId"));
  const outcome = await core.mutate(
    dataset,
    { mutations: body.mutations },
    {
      dryRun,
      autoGenerateArrayKeys,
      requireAllowed,
      author: call.session?.user.id,
      ...(transactionId !== undefined && { transactionId }),
    },
  );
  const results = outcome.results.map(({ id, operation, document }) => ({
    ...((returnIds || returnDocuments) && { id }),
    ...(returnDocuments && document && { document }),
    operation,
  }));
  return json({ transactionId: outcome.transactionId, results });
};

/** Applies all actions or none: `POST /data/actions/{dataset}` → `{transactionId}`. */
export const act: Handler = async (call) => {
  const { core, segments } = call;
  const { dataset, requireAllowed } = authorizeWrite(call, segments[0] ?? "");
  const body = await readJsonObject(call);
  if (!Array.isArray(body.actions)) throw httpError(400, "actions must be an array");
  const transactionId = getTransactionId(body.transactionId);
  const outcome = await core.mutate(
    dataset,
    { actions: body.actions },
    {
      requireAllowed,
      author: call.session?.user.id,
      dryRun: body.dryRun === true,
      ...(transactionId !== undefined && { transactionId }),
    },
  );
  return json({ transactionId: outcome.transactionId });
};

function getTransactionId(value: unknown): string | undefined {
  if (value === null || value === undefined) return;
  if (typeof value === "string" && /^[A-Za-z0-9_.-]{1,128}$/.test(value)) return value;
  throw httpError(400, "transactionId may only hold letters, digits, and _ . -");
}

function json(body: object): Response {
  return jsonAnswer(JSON.stringify(body));
}

function jsonAnswer(body: BodyInit): Response {
  const headers = { "Content-Type": "application/json", "Cache-Control": "private, no-store" };
  return new Response(body, { headers });
}
