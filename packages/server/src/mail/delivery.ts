import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { isConflict, type Writer } from "../records/store.ts";
import type { DocumentWithMail, PendingMail } from "../records/types.ts";
import { maxTries, type Timeouts } from "../settings/timeouts.ts";
import { getReason, getRetryTime, isPermanent } from "./backoff.ts";

export interface DeliveryOptions<Owed extends DocumentWithMail> {
  writer: Writer;
  /** Rejects with the mail server's error. "dropped" without a recipient. */
  send: (owed: Owed, signal: AbortSignal) => Promise<void> | Promise<"dropped" | undefined>;
  timeouts: Timeouts;
  log: Logger;
}

/**
 * Delivers a document's mail: claims it by a revision-checked patch, sends it, and stores the
 * outcome. No-op if claimed. `abortSending` aborts until a retry. Rejects if the content service is
 * unavailable.
 */
export function createDelivery<Owed extends DocumentWithMail>(
  { writer, send, timeouts, log }: DeliveryOptions<Owed>,
  abortSending: AbortSignal,
): (submission: Owed) => Promise<PendingMail["state"] | undefined> {
  const sending = new Set<string>();

  async function claimAndSend(submission: Owed): Promise<PendingMail["state"] | undefined> {
    // Monotonic, unlike system time.
    const end = performance.now() + timeouts.lease;
    const claimed = await claim(submission);
    if (!claimed) return undefined;
    const outcome = claimed.mail.tries > maxTries ? gaveUp(claimed) : await attempt(claimed);
    const { tries } = claimed.mail;
    if (outcome.state === "sent") log.info({ submission: claimed._id, tries }, "mail sent");
    else if (outcome.state !== "dropped")
      log[outcome.state === "failed" ? "error" : "warn"](
        { submission: claimed._id, tries, state: outcome.state, reason: outcome.lastError },
        outcome.state === "failed" ? "mail given up" : "mail not sent",
      );
    await settle(claimed, outcome, end);
    return outcome.state;
  }

  async function claim(submission: Owed): Promise<Owed | undefined> {
    const now = Date.now();
    const mail: PendingMail = {
      state: "sending",
      tries: submission.mail.tries + 1,
      nextTryAt: submission.mail.nextTryAt,
      claim: randomUUID(),
      claimedUntil: new Date(now + timeouts.lease).toISOString(),
    };
    try {
      const patch = writer.patch(submission._id).ifRevisionId(submission._rev).set({ mail });
      return (await patch.commit()) as unknown as Owed;
    } catch (error) {
      if (isConflict(error)) return undefined;
      throw error;
    }
  }

  async function attempt(claimed: Owed): Promise<PendingMail> {
    const { tries, nextTryAt } = claimed.mail;
    const limit = new AbortController();
    const timeout = setTimeout(() => limit.abort(), timeouts.send);
    try {
      const dropped = await send(claimed, AbortSignal.any([limit.signal, abortSending]));
      if (dropped) return { state: "dropped", tries, nextTryAt };
      return { state: "sent", tries, nextTryAt, sentAt: new Date().toISOString() };
    } catch (error) {
      const reason = getReason(error);
      if (isPermanent(error) || tries >= maxTries)
        return { state: "failed", tries, nextTryAt, lastError: reason };
      return {
        state: "pending",
        tries,
        nextTryAt: getRetryTime(tries, timeouts),
        lastError: reason,
      };
    } finally {
      clearTimeout(timeout);
    }
  }

  /** Retries until the claim ends. A mail without a stored outcome is sent twice. */
  async function settle(claimed: DocumentWithMail, mail: PendingMail, end: number): Promise<void> {
    let current: DocumentWithMail | undefined = claimed;
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        current ??= await writer.getDocument<DocumentWithMail & Record<string, unknown>>(
          claimed._id,
        );
        if (current?.mail.claim !== claimed.mail.claim) return;
        return await mark(current as DocumentWithMail, mail);
      } catch (error) {
        if (abortSending.aborted || performance.now() + pause > end) throw error;
        current = undefined;
        if (!isConflict(error)) await sleep(pause);
      }
    }
  }

  async function mark({ _id, _rev }: DocumentWithMail, mail: PendingMail): Promise<void> {
    await writer.patch(_id).ifRevisionId(_rev).set({ mail }).commit({ returnDocuments: false });
  }

  return async (submission) => {
    // Own claims do not expire, because system time may jump.
    if (sending.has(submission._id)) return undefined;
    sending.add(submission._id);
    try {
      return await claimAndSend(submission);
    } finally {
      sending.delete(submission._id);
    }
  };
}

function gaveUp({ mail }: DocumentWithMail): PendingMail {
  return {
    state: "failed",
    tries: mail.tries,
    nextTryAt: mail.nextTryAt,
    lastError: "too-many-tries",
  };
}
