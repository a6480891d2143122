import { type ContentChanges, eventStream, eventStreamHeaders } from "@agency/content-lake";
import { type Context, Hono } from "hono";
import type { Invalidation, Tracked } from "../content/invalidation.ts";
import { createConnectionLimit } from "../http/connectionLimit.ts";
import { ApiError } from "../http/errors.ts";
import { createTooManyError } from "../http/rateLimitHeaders.ts";
import type { GetClientAddress } from "../http/requests.ts";
import type { OpenPage } from "../pages/builtSite.ts";
import type { Timeouts } from "../settings/timeouts.ts";

export const livePath = "/api/live";

/** An office may share an address. */
const seats = { each: 50, all: 5_000 };

const noConnection = { policy: "live", quota: seats.each, reset: 60 };

/** Notified immediately. Others wait up to `timeouts.liveSpread`. */
const atOnce = 100;

export interface LiveOptions {
  /** `undefined` if it never changes. */
  openPage: (c: Context, href: string) => Promise<OpenPage | undefined>;
  changes: ContentChanges;
  begin: () => void;
  invalidation: Invalidation;
  getClientAddress: GetClientAddress;
  timeouts: Timeouts;
}

export interface Live {
  routes: Hono;
  closeStreams: () => void;
}

interface Open {
  dated: Tracked<unknown>;
  tell: Set<() => void>;
}

/**
 * Serves live updates by server-sent events at `GET /api/live?page=&version=`. Sends `change` when
 * the page differs from `version`, the state that the browser shows and then renews itself. Clients
 * of a page share one check, only after changes.
 */
export function createLive(options: LiveOptions): Live {
  const { openPage, changes, begin, invalidation, getClientAddress, timeouts } = options;
  const open = new Map<string, Open>();
  const ends = new Set<() => void>();
  const take = createConnectionLimit(seats);
  let seen = invalidation.state();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const state = invalidation.state();
    const isSame = state === seen;
    seen = state;
    const told: (() => void)[] = [];
    for (const page of open.values()) {
      // Otherwise only the page's own conditions make it stale.
      if (isSame && page.dated.ends.length === 0) continue;
      if (invalidation.isFresh(page.dated)) continue;
      page.dated = invalidation.createTracked(page.dated.tags);
      told.push(...page.tell);
    }
    spread(told, timeouts.liveSpread);
  }

  function join(address: string, dated: Tracked<unknown>, tell: () => void): () => void {
    const known = open.get(address);
    const page = known ?? { dated, tell: new Set() };
    // May have more dependencies than the first.
    if (known) page.dated = { ...known.dated, tags: dated.tags };
    page.tell.add(tell);
    open.set(address, page);
    timer ??= setInterval(look, timeouts.liveLook).unref();
    return () => {
      page.tell.delete(tell);
      if (page.tell.size === 0 && open.get(address) === page) open.delete(address);
      if (open.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }

  const routes = new Hono();
  routes.get(livePath, async (c) => {
    if (c.req.method === "HEAD") return c.body(null, 200, eventStreamHeaders);
    const leave = take(getClientAddress(c));
    if (!leave) throw createTooManyError(noConnection);
    let page: OpenPage | undefined;
    try {
      page = await openPage(c, c.req.query("page") ?? "");
    } catch (error) {
      if (error instanceof ApiError) throw error;
    } finally {
      if (!page) leave();
    }
    if (!page) return c.body(null, 204);
    begin();
    const { address, dated, version } = page;
    return eventStream((send, close) => {
      const tell = () => send({ event: "change", id: changes.id?.() ?? "", data: {} });
      const part = join(address, dated, tell);
      ends.add(close);
      send({ event: "welcome", data: {} });
      if (version !== c.req.query("version") || !invalidation.isFresh(dated)) tell();
      return () => {
        ends.delete(close);
        part();
        leave();
      };
    });
  });

  return {
    routes,
    closeStreams() {
      for (const end of ends) end();
    },
  };
}

/** Clients must not fetch simultaneously. */
function spread(told: readonly (() => void)[], duration: number): void {
  for (const tell of told.slice(0, atOnce)) tell();
  const rest = told.slice(atOnce);
  const steps = 20;
  const part = Math.ceil(rest.length / steps);
  for (let step = 0; step * part < rest.length; step++)
    setTimeout(
      () => {
        for (const tell of rest.slice(step * part, (step + 1) * part)) tell();
      },
      ((step + 1) * duration) / steps,
    ).unref();
}
