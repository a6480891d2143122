import { loggable } from "@agency/server/http";
import type { Outbox } from "@agency/server/mail";
import type { Timeouts } from "@agency/server/settings";
import { isConflict } from "@agency/server/submissions";
import type { Logger } from "pino";
import type { Sending } from "./records.ts";
import { advance, type NewsletterDeps } from "./sending.ts";

/** Sendings under way, the next planned ones, and the content service's own time. */
interface Work {
  now: string;
  due: Sending[];
  next: string | null;
}

const workQuery = `{
  "now": now(),
  "due": *[_type == "newsletterSending" &&
    (state == "sending" || (state == "planned" && dueAt <= now()))],
  "next": *[_type == "newsletterSending" && state == "planned" && dueAt > now()]
    | order(dueAt asc) [0].dueAt
}`;

export interface Newsletter {
  /** Looks soon: something was planned. */
  wake(): void;
  start(): void;
  /** Lets the step that has begun end. */
  stop(): Promise<void>;
}

/**
 * Sends the issues that fall due, for as long as the server runs: makes a delivery for each
 * subscriber, which `outbox` sends. Whether a moment has come, the content service's clock says.
 */
export function createNewsletter(
  deps: NewsletterDeps,
  outbox: Pick<Outbox, "wake">,
  timeouts: Timeouts,
  log: Logger,
): Newsletter {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopping = false;

  /** Takes each one as far as it goes without waiting. Returns the pause until the next look, in ms. */
  async function round(): Promise<number> {
    const { now, due, next } = await deps.writer.fetch<Work>(workQuery);
    for (const sending of due) await drive(sending);
    if (due.length > 0) return timeouts.poll;
    const pause = next === null ? timeouts.idle : Date.parse(next) - Date.parse(now);
    return Math.max(Math.min(pause, timeouts.idle), 0);
  }

  async function drive(sending: Sending): Promise<void> {
    for (let current = sending; !isStopping; ) {
      const after = await advance(deps, current);
      if (after.state !== current.state)
        log.info({ issue: after.issue, state: after.state }, "newsletter");
      if (after.state !== "sending" || after._rev === current._rev) return;
      // What is on the list is sent while others are still put on it.
      outbox.wake();
      current = after;
    }
  }

  async function look(): Promise<void> {
    let pause = timeouts.poll;
    try {
      pause = await round();
    } catch (error) {
      if (!isConflict(error)) log.warn({ error: loggable(error) }, "newsletter outbox failed");
    }
    lookIn(pause);
  }

  function lookIn(pause: number): void {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      running = look();
    }, pause);
  }

  return {
    wake: () => void running.then(() => lookIn(0)),
    start: () => lookIn(0),
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
