import type { Subscriber } from "@agency/server/submissions";
import { createStatusChange, isConflict, type Writer } from "@agency/server/submissions";
import type { NodemailerError } from "nodemailer";
import PostalMime from "postal-mime";
import type { Delivery } from "./records.ts";

export interface Failure {
  /** Enhanced status code (RFC 3463), such as `5.1.1`, or `5` or `4` alone. */
  status: string;
  /** Hard bounce: the address is permanently invalid. */
  isHard: boolean;
}

const enhanced = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

/**
 * Hard bounces (RFC 3463): no such mailbox or domain (X.1.x), or mailbox disabled (X.2.1). Full
 * mailboxes, large mails, spam and unavailable servers are soft.
 */
function parseStatusCode(status: string): Failure {
  const isHard = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/.test(status);
  return { status, isHard };
}

/**
 * Converts an SMTP error to a delivery failure. `undefined` unless the server rejected the address.
 */
export function toDeliveryFailure(error: unknown): Failure | undefined {
  const { command, responseCode = 0, response = "" } = error as NodemailerError;
  if (!/^RCPT/.test(command ?? "") || responseCode < 500) return undefined;
  const [status] = enhanced.exec(response) ?? [];
  if (status) return parseStatusCode(status);
  // No such mailbox (RFC 5321, section 4.2.3).
  return {
    status: String(responseCode).slice(0, 1),
    isHard: [550, 551, 553].includes(responseCode),
  };
}

export interface Bounce {
  messageIds: string[];
  failures: Failure[];
}

/** Parses a delivery status notification (RFC 3464). `undefined` for other mails and delays. */
export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const getText = (type: string) =>
    mail.attachments
      .filter(({ mimeType }) => mimeType.toLowerCase() === type)
      .map(({ content }) => (typeof content === "string" ? content : decoder.decode(content)));
  const reports = getText("message/delivery-status");
  if (reports.length === 0) return undefined;
  const returned = ["message/rfc822", "text/rfc822-headers", "message/global-headers"];
  const messageIds = returned
    .flatMap(getText)
    .flatMap((text) => /^message-id:\s*(<[^>\s]+>)/im.exec(text.replace(/\r?\n[ \t]+/g, " ")) ?? [])
    .filter((found) => found.startsWith("<"));
  return { messageIds, failures: reports.flatMap(parseReport) };
}

const decoder = new TextDecoder();

/** Groups are separated by empty lines: one of the message, then one per recipient. */
function parseReport(report: string): Failure[] {
  return report
    .replace(/\r\n/g, "\n")
    .replace(/\n[ \t]+/g, " ")
    .split(/\n{2,}/)
    .flatMap((group) => {
      const action = /^action:\s*(\w+)/im.exec(group)?.[1]?.toLowerCase();
      const [status] = enhanced.exec(/^status:.*$/im.exec(group)?.[0] ?? "") ?? [];
      return action === "failed" ? [parseStatusCode(status ?? "5")] : [];
    });
}

/**
 * Stores a bounce once. Ends the subscription after a hard one. Rejects with the content service's
 * error.
 */
export async function recordFailure(
  writer: Writer,
  delivery: Pick<Delivery, "_id" | "subscriber">,
  failure: Failure,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const [kept, subscriber] = await Promise.all([
      writer.getDocument<Delivery & Record<string, unknown>>(delivery._id),
      writer.getDocument<Subscriber & Record<string, unknown>>(delivery.subscriber),
    ]);
    if (!kept || !subscriber || kept.bounce?.isHard || (kept.bounce && !failure.isHard)) return;
    const at = new Date().toISOString();
    const { bounces } = subscriber;
    const ends = failure.isHard && subscriber.status === "active";
    const transaction = writer
      .transaction()
      .patch(kept._id, { set: { bounce: { at, ...failure } } })
      .patch(subscriber._id, {
        ifRevisionID: subscriber._rev,
        set: {
          bounces: { count: (bounces?.count ?? 0) + 1, lastAt: at, lastStatus: failure.status },
          ...(ends && {
            status: "unsubscribed",
            unsubscribedAt: at,
            statusLog: [
              ...(subscriber.statusLog ?? []),
              createStatusChange("active", "unsubscribed", "bounce", new Date(at)),
            ],
          }),
        },
      });
    try {
      await transaction.commit({ returnDocuments: false });
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === 5) throw error;
    }
  }
}

/** Returns whether the mail belongs to an issue of this site. */
export async function recordBounce(
  writer: Writer,
  { messageIds, failures }: Bounce,
): Promise<boolean> {
  const [worst] = failures.toSorted((a, b) => Number(b.isHard) - Number(a.isHard));
  const found = await writer.fetch<Delivery[]>(
    `*[_type == "newsletterDelivery" && messageId in $messageIds]`,
    { messageIds },
  );
  if (worst) for (const delivery of found) await recordFailure(writer, delivery, worst);
  return found.length > 0;
}
