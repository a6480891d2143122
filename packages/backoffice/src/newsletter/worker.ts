import { toLogFields } from "@agency/server/http";
import type { Outbox } from "@agency/server/mail";
import type { Timeouts } from "@agency/server/settings";
import { isConflict } from "@agency/server/submissions";
import type { Logger } from "pino";
import type { Sending } from "./records.ts";
import { advanceSending, type NewsletterDeps } from "./sending.ts";

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
  pollSoon(): void;
  start(): void;
  /** Waits for the current step. */
  stop(): Promise<void>;
}

/** Creates deliveries of scheduled issues. Uses the content service's clock. */
export function createNewsletter(
  deps: NewsletterDeps,
  outbox: Pick<Outbox, "pollSoon">,
  timeouts: Timeouts,
  log: Logger,
): Newsletter {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopping = false;

  /** Returns the delay in ms. */
  async function round(): Promise<number> {
    const { now, due, next } = await deps.writer.fetch<Work>(workQuery);
    for (const sending of due) await drive(sending);
    if (due.length > 0) return timeouts.poll;
    const pause = next === null ? timeouts.idle : Date.parse(next) - Date.parse(now);
    return Math.max(Math.min(pause, timeouts.idle), 0);
  }

  async function drive(sending: Sending): Promise<void> {
    for (let current = sending; !isStopping; ) {
      const after = await advanceSending(deps, current);
      if (after.state !== current.state)
        log.info({ issue: after.issue, state: after.state }, "newsletter");
      if (after.state !== "sending" || after._rev === current._rev) return;
      outbox.pollSoon();
      current = after;
    }
  }

  async function look(): Promise<void> {
    let pause = timeouts.poll;
    try {
      pause = await round();
    } catch (error) {
      if (!isConflict(error)) log.warn({ error: toLogFields(error) }, "newsletter outbox failed");
    }
    schedulePoll(pause);
  }

  function schedulePoll(pause: number): void {
    clearTimeout(timer);
    if (isStopping) return;
    timer = setTimeout(() => {
      running = look();
    }, pause);
  }

  return {
    pollSoon: () => void running.then(() => schedulePoll(0)),
    start: () => schedulePoll(0),
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
