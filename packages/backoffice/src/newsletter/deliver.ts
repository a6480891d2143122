import { toLogFields } from "@agency/server/http";
import type { Mailer } from "@agency/server/mail";
import type { Subscriber, Writer } from "@agency/server/submissions";
import type { Logger } from "pino";
import { recordFailure, toDeliveryFailure } from "./bounces.ts";
import type { Issues } from "./issue.ts";
import { composeIssue, type IssueMailOptions } from "./message.ts";
import type { Delivery } from "./records.ts";
import { findSending } from "./sending.ts";

export const deliveryFilter = `_type == "newsletterDelivery"`;

export interface DeliverOptions extends IssueMailOptions {
  writer: Writer;
  mailer: Mailer;
  log: Logger;
}

/**
 * Sends an issue to one subscriber. "dropped" after unsubscription or erasure. A hard bounce ends
 * the subscription.
 */
export function createDeliver({ writer, mailer, log, ...options }: DeliverOptions) {
  /** Most deliveries are of the same issue. */
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
      const failure = toDeliveryFailure(error);
      if (failure)
        await recordFailure(writer, delivery, failure).catch((cause: unknown) =>
          log.warn({ error: toLogFields(cause) }, "recording a refusal failed"),
        );
      throw error;
    }
    return undefined;
  };
}
