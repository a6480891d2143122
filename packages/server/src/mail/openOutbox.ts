import type { Logger } from "pino";
import type { RecipientLimit } from "../http/recipientLimit.ts";
import type { Writer } from "../records/store.ts";
import type { RecordWithMail } from "../records/types.ts";
import type { Settings } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { compose, getRecord } from "./compose.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { Composers, MailOptions } from "./types.ts";
import { getUnverifiedRecipient, RecipientLimitError } from "./unverifiedRecipient.ts";

interface OutboxDeps {
  settings: Settings;
  mail: MailOptions;
  getComposers: () => Composers;
  recipients: RecipientLimit;
  timeouts: Timeouts;
  log: Logger;
}

/** Creates the outbox. Mails to unverified recipients above the limit fail permanently. */
export function openOutbox(writer: Writer, deps: OutboxDeps): Outbox {
  const { settings, mail, getComposers, recipients, timeouts, log } = deps;
  const send = createMailer(settings.smtpUrl, settings.mailFolder);
  return createOutbox<RecordWithMail>({
    writer,
    timeouts,
    log,
    // The embedded service locks its folder.
    isSingleInstance: settings.content.embedded,
    send: async (owed, signal) => {
      const message = await compose(owed, mail, getComposers());
      if (!message) return;
      const stranger = getUnverifiedRecipient(owed);
      if (stranger && !(await recipients.take(stranger, message.messageId)))
        throw new RecipientLimitError();
      await send(getRecord(owed), message, signal);
    },
  });
}

/** Returns sender, agency's recipient and `Reply-To`. */
export const readMailboxes = ({ mailFrom: from, mailTo }: Settings) => ({
  from,
  to: mailTo ?? from,
  ...(mailTo && { replyTo: mailTo }),
});
