import { toLogFields } from "../http/errors.ts";
import type { DocumentWithMail, PendingMail } from "../records/types.ts";
import { getMaxPause } from "../settings/timeouts.ts";
import { createDelivery, type DeliveryOptions } from "./delivery.ts";

interface Work<Owed> {
  due: Owed[];
  later: (string | null)[];
}

export interface Outbox {
  /** Sends a new mail in the background. */
  sendNow(id: string): void;
  /** Call after storing a document that may owe a mail. */
  pollSoon(): void;
  counts(): Promise<{ pending: number; failed: number }>;
  start(): void;
  /** Waits up to `timeouts.stop`, then aborts deliveries until a retry. */
  stop(): Promise<void>;
}

/** All mails except newsletter issues. */
const ownMailFilter = `_type != "newsletterDelivery" && defined(mail.state) && status != "unsubscribed"`;

const workQuery = (wanted: string, max: number) => `{
  "due": *[${wanted} && (
    (mail.state == "pending" && (mail.nextTryAt <= $now || mail.nextTryAt > $farthest)) ||
    (mail.state == "sending" && (mail.claimedUntil <= $now || mail.claimedUntil > $farthest))
  )] | order(mail.nextTryAt asc) [0...${max}],
  "later": [
    *[${wanted} && mail.state == "pending" && mail.nextTryAt > $now]
      | order(mail.nextTryAt asc) [0].mail.nextTryAt,
    *[${wanted} && mail.state == "sending" && mail.claimedUntil > $now]
      | order(mail.claimedUntil asc) [0].mail.claimedUntil
  ]
}`;
const countsQuery = (wanted: string) => `{
  "pending": count(*[${wanted} && mail.state in ["pending", "sending"]]),
  "failed": count(*[${wanted} && mail.state == "failed"])
}`;

const maxTriggers = 20;

export interface OutboxOptions<Owed extends DocumentWithMail> extends DeliveryOptions<Owed> {
  /** No other instance can have claims. They are released at the start. */
  isSingleInstance: boolean;
  /** GROQ filter. @default documents that owe their own mail */
  wanted?: string;
  /** Mails per poll. @default 10 */
  max?: number;
  /** Whether an entirely failed batch delays other mails. @default false */
  delaysOtherMails?: boolean;
}

/**
 * Creates the outbox of stored mails. States: pending → sending → sent, failed, dropped (no
 * recipient), or pending again after a longer pause. Delivers at least once. Takes over expired
 * leases. Polls when triggered, when a mail is due, and every `timeouts.idle`.
 */
export function createOutbox<Owed extends DocumentWithMail>(options: OutboxOptions<Owed>): Outbox {
  const { writer, timeouts, log, isSingleInstance } = options;
  const { wanted = ownMailFilter, max = 10, delaysOtherMails = false } = options;
  const running = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const abortSending = new AbortController();
  const send = createDelivery(options, abortSending.signal);
  let timer: NodeJS.Timeout | undefined;
  /** By `performance.now()`. */
  let nextPollAt = Number.POSITIVE_INFINITY;
  let isLooking = false;
  let healthy = true;

  async function poll(): Promise<number> {
    const now = Date.now();
    const params = {
      now: new Date(now).toISOString(),
      farthest: new Date(now + getMaxPause(timeouts)).toISOString(),
    };
    const { due, later } = await writer.fetch<Work<Owed>>(workQuery(wanted, max), params, {
      signal: stopping.signal,
    });
    const outcomes = await Promise.allSettled(due.map((submission) => track(deliver(submission))));
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    if (due.length > 0)
      return delaysOtherMails && outcomes.every(isMailServerFailure)
        ? timeouts.retry
        : timeouts.poll;
    const next = Math.min(...later.flatMap((time) => (time ? [Date.parse(time) - now] : [])));
    return Math.max(timeouts.poll, Math.min(next, timeouts.idle));
  }

  async function look(): Promise<void> {
    isLooking = true;
    nextPollAt = Number.POSITIVE_INFINITY;
    let pause = timeouts.idle;
    try {
      pause = await poll();
      if (!healthy) log.info("mail outbox recovered");
      healthy = true;
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (healthy) log.warn({ error: toLogFields(error) }, "mail outbox failed");
      healthy = false;
    }
    isLooking = false;
    schedulePoll(pause);
  }

  /** Keeps an earlier poll. Polls never overlap. */
  function schedulePoll(pause: number): void {
    nextPollAt = Math.min(nextPollAt, performance.now() + pause);
    if (isLooking || stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void track(look()), Math.max(0, nextPollAt - performance.now()));
  }

  async function releaseClaims(): Promise<void> {
    await writer
      .patch({ query: `*[${wanted} && mail.state == "sending"]` })
      .set({ "mail.claimedUntil": new Date(0).toISOString() })
      .commit({ returnDocuments: false, returnFirst: false })
      .catch((error: unknown) =>
        log.warn({ error: toLogFields(error) }, "releasing claimed mails failed"),
      );
  }

  async function deliver(submission: Owed): Promise<PendingMail["state"] | undefined> {
    return stopping.signal.aborted ? undefined : send(submission);
  }

  async function sendFresh(id: string): Promise<void> {
    try {
      const submission = await writer.getDocument<Owed & Record<string, unknown>>(id);
      if (submission && isFresh(submission)) await deliver(submission);
    } catch (error) {
      log.warn({ error: toLogFields(error) }, "mail queued for the outbox");
    }
  }

  function track<Result>(work: Promise<Result>): Promise<Result> {
    running.add(work);
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  }

  return {
    sendNow(id) {
      if (running.size < maxTriggers && !stopping.signal.aborted) void track(sendFresh(id));
      schedulePoll(timeouts.grace);
    },
    pollSoon: () => schedulePoll(timeouts.grace),
    counts: () => writer.fetch(countsQuery(wanted)),
    start() {
      void track((isSingleInstance ? releaseClaims() : Promise.resolve()).then(look));
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const limit = setTimeout(() => abortSending.abort(), timeouts.stop);
      while (running.size > 0) await Promise.allSettled(running);
      clearTimeout(limit);
    },
  };
}

/** The mail server failed, not the recipient. All mails wait. */
const isMailServerFailure = (
  outcome: PromiseSettledResult<PendingMail["state"] | undefined>,
): boolean => outcome.status === "fulfilled" && outcome.value === "pending";

function isFresh({ status, mail }: DocumentWithMail & { status?: unknown }): boolean {
  const due = mail.tries === 0 || mail.nextTryAt <= new Date().toISOString();
  return status !== "unsubscribed" && mail.state === "pending" && due;
}
