import { createMailer, createOutbox, type Mailer } from "@agency/server/mail";
import type { Settings, Timeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";
import type { Logger } from "pino";
import { createDeliver, deliveries } from "./deliver.ts";
import { contentWriter } from "./issue.ts";
import type { IssueMailOptions } from "./message.ts";
import type { Delivery } from "./records.ts";
import type { NewsletterDeps } from "./sending.ts";
import { createNewsletter, type Newsletter } from "./worker.ts";

/** How many mails go out at once, and then there is a pause of `timeouts.poll`: 400 in a minute. */
const max = 20;

/** The newsletter of a site, and where its issues go out. */
export interface OpenNewsletter {
  deps: NewsletterDeps;
  mails: IssueMailOptions;
  mailer: Mailer;
  wake: Newsletter["wake"];
  start: () => void;
  /** Lets what is being sent end, as long as the outbox waits for it. */
  stop: () => Promise<void>;
}

/** Opens what sends issues. */
export function openNewsletter(
  settings: Settings,
  writer: Writer,
  mails: IssueMailOptions,
  timeouts: Timeouts,
  log: Logger,
): OpenNewsletter {
  const { secret, siteUrl } = mails;
  const { bounceTo } = settings;
  const deps: NewsletterDeps = {
    writer,
    content: contentWriter(writer, settings.content.dataset),
    secret,
    siteUrl,
  };
  const options: IssueMailOptions = { ...mails, ...(bounceTo && { bounceTo }) };
  const mailer = createMailer(settings.smtpUrl, settings.mailFolder, { pool: true });
  const outbox = createOutbox<Delivery>({
    writer,
    timeouts,
    log,
    wanted: deliveries,
    max,
    holdsBack: true,
    isAlone: settings.content.embedded,
    send: createDeliver({ writer, mailer, log, ...options }),
  });
  const newsletter = createNewsletter(deps, outbox, timeouts, log);
  return {
    deps,
    mails: options,
    mailer,
    wake: newsletter.wake,
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
