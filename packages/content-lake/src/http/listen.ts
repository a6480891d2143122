import { isObject, TOKEN_AUTHOR } from "../document.ts";
import { HttpError, httpError } from "../errors.ts";
import type { Change, ChangedDocument } from "../live/change-feed.ts";
import { getEffects } from "../live/mendoza-patches.ts";
import { createMatcher } from "../query/document-matcher.ts";
import { authorizeFullRead } from "./authorize.ts";
import type { Handler } from "./call.ts";
import { fromSearch } from "./data.ts";
import { eventStream, eventStreamHeaders } from "./event-stream.ts";
import { readFlag } from "./request-body.ts";

/**
 * Streams `mutation` events for `client.listen()`: `GET /data/listen/{dataset}?query=`. Applies the
 * query's filter to single documents. Not public, since each change evaluates the query. `position`
 * shows reconnecting clients whether they missed changes.
 */
export const listen: Handler = async (call) => {
  const { core, request, url, segments } = call;
  const dataset = authorizeFullRead(call, segments[0] ?? "");
  const search = url.searchParams;
  const { text, params } = fromSearch(search);
  const effectFormat = search.get("effectFormat");
  if (effectFormat !== null && effectFormat !== "mendoza")
    throw httpError(400, `effectFormat "${effectFormat}" is not known here: use mendoza`);
  const includes = {
    result: search.get("includeResult") === null || readFlag(search, "includeResult"),
    previous: readFlag(search, "includePreviousRevision"),
    mutations: search.get("includeMutations") === null || readFlag(search, "includeMutations"),
    versions: readFlag(search, "includeAllVersions"),
  };
  const context = core.context(dataset.name, call.session?.user.id ?? TOKEN_AUTHOR);
  const isMatch = createMatcher(text, params, context);
  isMatch({ _id: "", _type: "", _rev: "", _createdAt: "", _updatedAt: "" });
  if (request.method === "HEAD") return new Response(null, { headers: eventStreamHeaders });
  return eventStream((send, close) => {
    const onChange = (change: Change) => {
      const found = change.documents
        .filter(({ id }) => includes.versions || !id.startsWith("versions."))
        .flatMap((one) => {
          const transition = getTransition(isMatch, one);
          return transition ? [{ ...one, transition }] : [];
        });
      for (const [at, { id, before, after, transition }] of found.entries()) {
        const eventId = `${change.transactionId}#${id}`;
        const data = {
          documentId: id,
          eventId,
          identity: change.author ?? TOKEN_AUTHOR,
          ...(includes.mutations && {
            mutations: change.mutations.filter(createMutationMatcher(id)),
          }),
          previousRev: before?._rev,
          // Set for deletions too: clients order events by it.
          resultRev: after?._rev ?? change.transactionId,
          ...(includes.previous && { previous: before ?? null }),
          ...(includes.result && after && { result: after }),
          ...(effectFormat && { effects: getEffects(before, after) }),
          timestamp: change.at,
          transactionId: change.transactionId,
          transactionCurrentEvent: at + 1,
          transactionTotalEvents: found.length,
          transition,
          position: change.position,
          visibility: "query",
        };
        send({ event: "mutation", id: eventId, data });
      }
    };
    const safely = (change: Change) => {
      try {
        onChange(change);
      } catch (error) {
        if (!(error instanceof HttpError)) core.options.log(error);
        send({ event: "channelError", data: { message: getMessage(error) } });
        close();
      }
    };
    const { position } = dataset.feed;
    send({ event: "welcome", data: { listenerName: crypto.randomUUID(), position } });
    return dataset.feed.subscribe(safely, close);
  }, call.session?.watch);
};

const getMessage = (error: unknown): string =>
  error instanceof HttpError ? error.message : "The service failed to read a change";

type Matcher = ReturnType<typeof createMatcher>;

function getTransition(isMatch: Matcher, { before, after }: ChangedDocument) {
  const [was, is] = [
    before !== undefined && isMatch(before),
    after !== undefined && isMatch(after),
  ];
  if (was) return is ? "update" : "disappear";
  return is ? "appear" : undefined;
}

const createMutationMatcher = (id: string) => (mutation: unknown) => {
  const [body] = isObject(mutation) ? Object.values(mutation) : [];
  if (!isObject(body)) return false;
  const named = body._id ?? body.id;
  return named === undefined || [named].flat().includes(id);
};
