import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { loggable } from "../../http/errors.ts";
import type { AccountEvent, AccountNotice, Fresh } from "../../submissions/records.ts";
import { pendingMail, type Writer } from "../../submissions/submissions.ts";
import type { Person } from "../people.ts";

export interface AccountMails {
  /**
   * Stores a mail to a person about a change of their account, in their language, for the outbox.
   * Never rejects: the change itself is done by then. A failure is logged.
   */
  send(person: Person, event: AccountEvent): Promise<void>;
}

/**
 * Mails to staff about their own accounts, so that someone else's change does not go unnoticed
 * (OWASP ASVS 5.0, 6.3.7).
 *
 * @param options.writer of the dataset from which the outbox sends
 * @param options.wake makes the outbox look for pending mail
 */
export function createAccountMails({
  writer,
  wake,
  log,
}: {
  writer: Writer;
  wake: () => void;
  log: Logger;
}): AccountMails {
  return {
    async send({ _id, email, language = "en" }, event) {
      const now = new Date();
      const notice: Fresh<AccountNotice> = {
        _id: `accountNotice.${randomUUID()}`,
        _type: "accountNotice",
        person: _id,
        to: email,
        language,
        event,
        at: now.toISOString(),
        mail: { ...pendingMail(now), nextTryAt: now.toISOString() },
      };
      try {
        await writer.create(notice, { returnDocuments: false } as never);
        wake();
      } catch (error) {
        log.error({ error: loggable(error) }, "mail about an account not stored");
      }
    },
  };
}
