import { createMailer, createOutbox, type Mailer } from "@agency/server/mail";
import type { Settings, Timeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";
import type { Logger } from "pino";
import { createDeliver, deliveryFilter } from "./deliver.ts";
import { contentWriter } from "./issue.ts";
import type { IssueMailOptions } from "./message.ts";
import type { Delivery } from "./records.ts";
import type { NewsletterDeps } from "./sending.ts";
import { createNewsletter, type Newsletter } from "./worker.ts";

/** Per batch. About 400 a minute, with pauses of `timeouts.poll`. */
const max = 20;

export interface OpenNewsletter {
  deps: NewsletterDeps;
  mails: IssueMailOptions;
  mailer: Mailer;
  pollSoon: Newsletter["pollSoon"];
  start: () => void;
  /** Waits for sends in progress. */
  stop: () => Promise<void>;
}

export function openNewsletter(
  settings: Settings,
  writer: Writer,
  mails: IssueMailOptions,
  timeouts: Timeouts,
  log: Logger,
): OpenNewsletter {
  const { secret, siteUrl } = mails;
  const { bounceTo, bounceDelimiter } = settings;
  const deps: NewsletterDeps = {
    writer,
    content: contentWriter(writer, settings.content.dataset),
    secret,
    siteUrl,
    timeouts,
  };
  const options: IssueMailOptions = {
    ...mails,
    ...(bounceTo && { bounceTo }),
    ...(bounceDelimiter && { bounceDelimiter }),
  };
  const mailer = createMailer(settings.smtpUrl, settings.mailFolder, { pool: true });
  const outbox = createOutbox<Delivery>({
    writer,
    timeouts,
    log,
    wanted: deliveryFilter,
    max,
    delaysOtherMails: true,
    isSingleInstance: settings.content.embedded,
    send: createDeliver({ writer, mailer, log, ...options }),
  });
  const newsletter = createNewsletter(deps, outbox, timeouts, log);
  return {
    deps,
    mails: options,
    mailer,
    pollSoon: newsletter.pollSoon,
    start() {
      outbox.start();
      newsletter.start();
    },
    async stop() {
      await Promise.all([newsletter.stop(), outbox.stop()]);
      mailer.close?.();
    },
  };
}
