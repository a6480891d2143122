import { type ContentChanges, eventStream, eventStreamHeaders } from "@agency/content-lake";
import { type Context, Hono } from "hono";
import type { Dated, Invalidation } from "../content/invalidation.ts";
import { ApiError } from "../http/errors.ts";
import { tooMany } from "../http/rateLimit.ts";
import type { GetClientAddress } from "../http/requests.ts";
import { createSeats } from "../http/seats.ts";
import type { OpenPage } from "../pages/builtSite.ts";
import type { Timeouts } from "../settings/timeouts.ts";

/** Where an open page listens. */
export const livePath = "/api/live";

/** Lines of one address, which a whole office may share, and in all. */
const seats = { each: 50, all: 5_000 };

const noSeat = { policy: "live", quota: seats.each, reset: 60 };

/** Lines that are told at once; where there are more, the rest follow within `timeouts.liveSpread`. */
const atOnce = 100;

export interface LiveOptions {
  /** What an address shows, and what that depends on; nothing where it never changes. */
  openPage: (c: Context, href: string) => Promise<OpenPage | undefined>;
  changes: ContentChanges;
  /** Called once somebody listens. */
  begin: () => void;
  freshness: Invalidation;
  getClientAddress: GetClientAddress;
  timeouts: Timeouts;
}

export interface Live {
  routes: Hono;
  /** Ends all lines, for a server that is to stop. */
  closeStreams: () => void;
}

/** An address that somebody has open. */
interface Open {
  /** What they were last told of. */
  dated: Dated<unknown>;
  tell: Set<() => void>;
}

/**
 * `GET /api/live?page=&version=` → an event `change` whenever the page of an address would be made
 * otherwise than it was: something changed that it depends on, something planned fell due, or another
 * day began. `version` is of what the browser shows: where that is older, it is told at once. What has
 * changed the browser asks by itself. An event's id is that of the change, where the service gives one.
 *
 * One look serves everybody who has the same page open, and there is none while nothing has changed.
 */
export function createLive(options: LiveOptions): Live {
  const { openPage, changes, begin, freshness, getClientAddress, timeouts } = options;
  const open = new Map<string, Open>();
  const ends = new Set<() => void>();
  const take = createSeats(seats);
  let seen = freshness.state();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const state = freshness.state();
    const isSame = state === seen;
    seen = state;
    const told: (() => void)[] = [];
    for (const page of open.values()) {
      // Without a change only a condition of the page itself can have made it outdated.
      if (isSame && page.dated.ends.length === 0) continue;
      if (freshness.isFresh(page.dated)) continue;
      page.dated = freshness.mark(page.dated.tags);
      told.push(...page.tell);
    }
    spread(told, timeouts.liveSpread);
  }

  function join(address: string, dated: Dated<unknown>, tell: () => void): () => void {
    const known = open.get(address);
    const page = known ?? { dated, tell: new Set() };
    // What it depends on may be more than when the first one came.
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
    if (!leave) throw tooMany(noSeat);
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
      if (version !== c.req.query("version") || !freshness.isFresh(dated)) tell();
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

/** Tells many one after the other, so that they do not all ask at the same moment. */
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
