import { loggable } from "@agency/server/http";
import type { Mailer } from "@agency/server/mail";
import type { Subscriber, Writer } from "@agency/server/submissions";
import type { Logger } from "pino";
import { getRefusal, noteFailure } from "./bounces.ts";
import type { Issues } from "./issue.ts";
import { composeIssue, type IssueMailOptions } from "./message.ts";
import type { Delivery } from "./records.ts";
import { findSending } from "./sending.ts";

/** GROQ of the mails that the newsletter's outbox sends. */
export const deliveries = `_type == "newsletterDelivery"`;

export interface DeliverOptions extends IssueMailOptions {
  writer: Writer;
  mailer: Mailer;
  log: Logger;
}

/**
 * What sends an issue to one subscriber, for the outbox. "dropped" to who unsubscribed meanwhile, or
 * was erased. An address that the mail server says there is not ends its subscription.
 */
export function createDeliver({ writer, mailer, log, ...options }: DeliverOptions) {
  /** The last issue, which most deliveries are of. */
  let last: { issue: string; issues: Issues } | undefined;

  async function getIssues(issue: string): Promise<Issues | undefined> {
    if (last?.issue === issue) return last.issues;
    const { content } = (await findSending({ writer }, issue)) ?? {};
    if (content === undefined) return undefined;
    last = { issue, issues: JSON.parse(content) as Issues };
    return last.issues;
  }

  return async (delivery: Delivery, signal: AbortSignal): Promise<"dropped" | undefined> => {
    const [issues, subscriber] = await Promise.all([
      getIssues(delivery.issue),
      writer.getDocument<Subscriber & Record<string, unknown>>(delivery.subscriber),
    ]);
    if (!issues || subscriber?.status !== "active") return "dropped";
    const message = composeIssue(issues, delivery, subscriber, options);
    try {
      await mailer(subscriber._id, message, signal);
    } catch (error) {
      const failure = getRefusal(error);
      // That it was refused is kept with the delivery anyway.
      if (failure)
        await noteFailure(writer, delivery, failure).catch((cause: unknown) =>
          log.warn({ error: loggable(cause) }, "recording a refusal failed"),
        );
      throw error;
    }
    return undefined;
  };
}
