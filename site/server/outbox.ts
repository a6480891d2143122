import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { loggable } from "./errors.ts";
import { isPermanent, nextTry, reasonOf } from "./mail/tries.ts";
import type { Mailed, PendingMail } from "./records.ts";
import { isConflict, type Writer } from "./submissions.ts";
import { farthest, mostTries, times } from "./times.ts";

export interface OutboxOptions {
  writer: Writer;
  /** Sends the mail of one submission; rejects with the error of the mail server. */
  send: (submission: Mailed, signal: AbortSignal) => Promise<void>;
  log: Logger;
}

/** Mails that are due, and when the next ones are. */
interface Work {
  due: Mailed[];
  later: (string | null)[];
}

export interface Outbox {
  /** Sends a fresh mail now, in the background. Does nothing when there is none. */
  nudge(id: string): void;
  /** Looks soon for what is due: something was stored that may owe a mail. */
  wake(): void;
  /** How many mails wait, and how many were given up. */
  counts(): Promise<{ pending: number; failed: number }>;
  start(): void;
  /** Waits for what is being sent, up to `times.stop`, then breaks it off: it is tried again later. */
  stop(): Promise<void>;
}

const wanted = `defined(mail.state) && status != "unsubscribed"`;
const workQuery = `{
  "due": *[${wanted} && (
    (mail.state == "pending" && (mail.nextTryAt <= $now || mail.nextTryAt > $farthest)) ||
    (mail.state == "sending" && (mail.claimedUntil <= $now || mail.claimedUntil > $farthest))
  )] | order(mail.nextTryAt asc) [0...10],
  "later": [
    *[${wanted} && mail.state == "pending" && mail.nextTryAt > $now]
      | order(mail.nextTryAt asc) [0].mail.nextTryAt,
    *[${wanted} && mail.state == "sending" && mail.claimedUntil > $now]
      | order(mail.claimedUntil asc) [0].mail.claimedUntil
  ]
}`;
const countsQuery = `{
  "pending": count(*[${wanted} && mail.state in ["pending", "sending"]]),
  "failed": count(*[${wanted} && mail.state == "failed"])
}`;

const mostNudges = 20;

/**
 * Sends the mails of stored submissions: pending → sending → sent, or back to pending with a
 * longer pause, or failed. An instance takes a mail on by a revision-checked patch, so two never
 * send the same one; what an instance left behind is taken on when its lease has expired. It looks
 * when it is woken and when the next mail is due, otherwise every `times.idle`.
 */
export function createOutbox({ writer, send, log }: OutboxOptions): Outbox {
  const running = new Set<Promise<void>>();
  const sending = new Set<string>();
  const stopping = new AbortController();
  const breakOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  /** When the next look is due, by `performance.now()`. */
  let lookAt = Number.POSITIVE_INFINITY;
  let isLooking = false;
  let healthy = true;

  /** Sends what is due; returns the pause until the next look, in ms. */
  async function poll(): Promise<number> {
    const now = Date.now();
    const params = {
      now: new Date(now).toISOString(),
      farthest: new Date(now + farthest()).toISOString(),
    };
    const { due, later } = await writer.fetch<Work>(workQuery, params, { signal: stopping.signal });
    const outcomes = await Promise.allSettled(due.map((submission) => track(deliver(submission))));
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    if (due.length > 0) return times.poll;
    const next = Math.min(...later.flatMap((time) => (time ? [Date.parse(time) - now] : [])));
    return Math.max(times.poll, Math.min(next, times.idle));
  }

  async function look(): Promise<void> {
    isLooking = true;
    lookAt = Number.POSITIVE_INFINITY;
    let pause = times.idle;
    try {
      pause = await poll();
      if (!healthy) log.info("mail outbox works again");
      healthy = true;
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (healthy) log.warn({ error: loggable(error) }, "mail outbox out of order");
      healthy = false;
    }
    isLooking = false;
    lookIn(pause);
  }

  /** Looks after a pause, or sooner when somebody asked for that; one look at a time. */
  function lookIn(pause: number): void {
    lookAt = Math.min(lookAt, performance.now() + pause);
    if (isLooking || stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void track(look()), Math.max(0, lookAt - performance.now()));
  }

  async function deliver(submission: Mailed): Promise<void> {
    // A clock that jumps ends no claim of our own.
    if (stopping.signal.aborted || sending.has(submission._id)) return;
    sending.add(submission._id);
    try {
      await claimAndSend(submission);
    } finally {
      sending.delete(submission._id);
    }
  }

  async function claimAndSend(submission: Mailed): Promise<void> {
    // By a clock that nobody sets: what is sent is marked, whatever happens to the time of day.
    const end = performance.now() + times.lease;
    const claimed = await claim(submission);
    if (!claimed) return;
    const outcome = claimed.mail.tries > mostTries ? gaveUp(claimed) : await attempt(claimed);
    const { tries } = claimed.mail;
    if (outcome.state === "sent") log.info({ submission: claimed._id, tries }, "mail sent");
    else
      log[outcome.state === "failed" ? "error" : "warn"](
        { submission: claimed._id, tries, state: outcome.state, reason: outcome.lastError },
        outcome.state === "failed" ? "mail given up" : "mail not sent",
      );
    await settle(claimed, outcome, end);
  }

  async function claim(submission: Mailed): Promise<Mailed | undefined> {
    const now = Date.now();
    const mail: PendingMail = {
      state: "sending",
      tries: submission.mail.tries + 1,
      nextTryAt: submission.mail.nextTryAt,
      claim: randomUUID(),
      claimedUntil: new Date(now + times.lease).toISOString(),
    };
    try {
      const patch = writer.patch(submission._id).ifRevisionId(submission._rev).set({ mail });
      return (await patch.commit()) as unknown as Mailed;
    } catch (error) {
      if (isConflict(error)) return undefined;
      throw error;
    }
  }

  async function attempt(claimed: Mailed): Promise<PendingMail> {
    const { tries, nextTryAt } = claimed.mail;
    const limit = new AbortController();
    const timeout = setTimeout(() => limit.abort(), times.send);
    try {
      await send(claimed, AbortSignal.any([limit.signal, breakOff.signal]));
      return { state: "sent", tries, nextTryAt, sentAt: new Date().toISOString() };
    } catch (error) {
      const reason = reasonOf(error);
      if (isPermanent(error) || tries >= mostTries)
        return { state: "failed", tries, nextTryAt, lastError: reason };
      return { state: "pending", tries, nextTryAt: nextTry(tries), lastError: reason };
    } finally {
      clearTimeout(timeout);
    }
  }

  /**
   * Writes the outcome down, for as long as the submission belongs to this instance (`end`): a sent
   * mail that is not marked would be sent twice.
   */
  async function settle(claimed: Mailed, mail: PendingMail, end: number): Promise<void> {
    let current: Mailed | undefined = claimed;
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        current ??= await writer.getDocument<Mailed>(claimed._id);
        if (current?.mail.claim !== claimed.mail.claim) return;
        return await mark(current as Mailed, mail);
      } catch (error) {
        if (breakOff.signal.aborted || performance.now() + pause > end) throw error;
        current = undefined;
        if (!isConflict(error)) await sleep(pause);
      }
    }
  }

  async function mark({ _id, _rev }: Mailed, mail: PendingMail): Promise<void> {
    await writer.patch(_id).ifRevisionId(_rev).set({ mail }).commit({ returnDocuments: false });
  }

  async function sendFresh(id: string): Promise<void> {
    try {
      const submission = await writer.getDocument<Mailed>(id);
      if (submission && isFresh(submission)) await deliver(submission);
    } catch (error) {
      log.warn({ error: loggable(error) }, "mail left to the outbox");
    }
  }

  function track(work: Promise<void>): Promise<void> {
    running.add(work);
    const done = () => running.delete(work);
    work.then(done, done);
    return work;
  }

  return {
    nudge(id) {
      if (running.size < mostNudges && !stopping.signal.aborted) void track(sendFresh(id));
      lookIn(times.grace);
    },
    wake: () => lookIn(times.grace),
    counts: () => writer.fetch(countsQuery),
    start() {
      void track(look());
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const limit = setTimeout(() => breakOff.abort(), times.stop);
      while (running.size > 0) await Promise.allSettled(running);
      clearTimeout(limit);
    },
  };
}

function isFresh({ status, mail }: Mailed): boolean {
  const due = mail.tries === 0 || mail.nextTryAt <= new Date().toISOString();
  return status !== "unsubscribed" && mail.state === "pending" && due;
}

function gaveUp({ mail }: Mailed): PendingMail {
  return {
    state: "failed",
    tries: mail.tries,
    nextTryAt: mail.nextTryAt,
    lastError: "too-many-tries",
  };
}
