import { createTooManyRequestsError, createUnauthorizedError } from "../errors.ts";
import { requireCredential } from "./anonymous-queries.ts";
import { authorizeRead } from "./authorize.ts";
import type { Handler } from "./call.ts";
import { eventStream, eventStreamHeaders } from "./event-stream.ts";

/**
 * Streams sync tags for `client.live.events()`: `GET /data/live/events/{dataset}`. Reconnecting
 * clients get missed events, or `restart`. `includeDrafts` requires rights.
 */
export const liveEvents: Handler = async (call) => {
  const { core, request, url, client, segments } = call;
  const { dataset, authorized } = authorizeRead(call, segments[0] ?? "");
  if (!authorized) requireCredential(call);
  const hasDrafts = url.searchParams.get("includeDrafts") === "true";
  if (hasDrafts && !authorized) throw createUnauthorizedError();
  if (request.method === "HEAD") return new Response(null, { headers: eventStreamHeaders });
  // Callers with rights and this process are not limited.
  const isLimited = !authorized && client !== undefined;
  const leave = isLimited ? core.openListener(client) : () => {};
  if (!leave) throw createTooManyRequestsError();
  const last = request.headers.get("last-event-id");
  const missed = last === null ? [] : dataset.feed.since(last);
  return eventStream((send, close) => {
    const tell = (past: { id: string; tags: string[]; privateTags: string[] }) => {
      const tags = [...new Set([...past.tags, ...(hasDrafts ? past.privateTags : [])])];
      if (tags.length > 0) send({ event: "message", id: past.id, data: { tags } });
    };
    send({ event: "welcome", data: {} });
    if (missed) missed.forEach(tell);
    else send({ event: "restart", data: {} });
    const unsubscribe = dataset.feed.subscribe((_, past) => tell(past), close);
    return () => {
      unsubscribe();
      leave();
    };
  }, call.session?.watch);
};
