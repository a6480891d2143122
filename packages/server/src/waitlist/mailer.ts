import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { getReason, getRetryTime, isPermanent } from "../mail/backoff.ts";
import { createMailer } from "../mail/mailer.ts";
import type { Mailbox } from "../settings/env.ts";
import { defaultTimeouts, maxTries } from "../settings/timeouts.ts";
import type { Confirmations, DueMail } from "./store.ts";

export interface WaitlistMail {
  /** Public origin of the links, without a trailing slash. */
  origin: string;
  from: Mailbox;
  /** @default mails are written to `folder` as `.eml` */
  smtpUrl?: string | undefined;
  folder: string;
  compose: (mail: { language: string; url: string }) => {
    subject: string;
    text: string;
    html?: string;
  };
}

interface WaitlistMailerOptions extends WaitlistMail {
  confirmations: Confirmations;
  /** Path of the links. */
  path: string;
  log: Logger;
}

export const confirmParams = { token: "token", language: "lng" } as const;

/**
 * Sends confirmation mails: after `trigger`, and each minute those of other instances and of failed
 * tries. A mail whose outcome could not be stored is sent again, with the same `Message-ID`.
 */
export function createWaitlistMailer(options: WaitlistMailerOptions) {
  const { confirmations, path, log, origin, from, compose } = options;
  const send = createMailer(options.smtpUrl, options.folder);

  async function deliver({ email, language, token }: DueMail): Promise<void> {
    const url = new URL(path, origin);
    url.searchParams.set(confirmParams.token, token);
    url.searchParams.set(confirmParams.language, language);
    const id = createHash("sha256").update(`message\n${token}`).digest("hex").slice(0, 40);
    await send(
      id,
      {
        ...compose({ language, url: url.href }),
        from,
        to: { name: "", address: email },
        messageId: `<${id}@${url.hostname}>`,
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      AbortSignal.timeout(defaultTimeouts.send),
    );
  }

  /** Returns whether the mail server works. */
  async function attempt(due: DueMail): Promise<boolean> {
    const { token, tries } = due;
    try {
      await deliver(due);
      await confirmations.end(token, new Date());
      log.info({ tries }, "mail sent");
      return true;
    } catch (error) {
      const isFinal = isPermanent(error) || tries >= maxTries;
      log[isFinal ? "error" : "warn"](
        { tries, reason: getReason(error) },
        isFinal ? "mail given up" : "mail not sent",
      );
      if (isFinal) await confirmations.end(token, new Date());
      else await confirmations.postpone(token, new Date(getRetryTime(tries, defaultTimeouts)));
      return isFinal;
    }
  }

  async function sendDue(): Promise<void> {
    let canSend = true;
    while (canSend && !isClosed) {
      const now = new Date();
      const leaseEnd = new Date(now.getTime() + defaultTimeouts.lease);
      const due = await confirmations.claim(now, leaseEnd);
      canSend = due !== undefined && (await attempt(due));
    }
  }

  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  const trigger = () => {
    running = running.then(sendDue).catch((error: unknown) => {
      log.warn({ reason: getReason(error) }, "mails not read");
    });
  };
  const timer = setInterval(trigger, defaultTimeouts.idle).unref();
  trigger();

  return {
    trigger,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      send.close?.();
    },
  };
}
