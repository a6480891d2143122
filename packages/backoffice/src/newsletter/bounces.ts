import { findLinkedSubscriber } from "@agency/server/mail";
import type { Subscriber } from "@agency/server/submissions";
import { createStatusChange, isConflict, type Writer } from "@agency/server/submissions";
import type { NodemailerError } from "nodemailer";
import { isSameLocalPart, isSameMailbox } from "./bounces/addresses.ts";
import { classify, type Failure } from "./bounces/classify.ts";
import type { Bounce, Evidence, RecipientFailure } from "./bounces/report.ts";
import type { Delivery } from "./records.ts";

export { readBounce } from "./bounces/report.ts";

type BouncedDelivery = Pick<Delivery, "_id" | "subscriber">;

/**
 * Converts an SMTP error to a delivery failure. `undefined` unless the address was rejected for
 * good. After the mail's data the rejection must name the recipient.
 */
export function toDeliveryFailure(error: unknown): Failure | undefined {
  const { command = "", responseCode = 0, response = "" } = error as NodemailerError;
  if (!/^(?:RCPT|DATA)/.test(command) || responseCode < 500) return undefined;
  const failure = classify({ diagnostic: response });
  return command.startsWith("RCPT") || failure.isHard ? failure : undefined;
}

/**
 * Stores a bounce once. Hard ones end the subscription. Those that blame the sender are not
 * counted. Rejects with the content service's error.
 */
export const recordFailure = (
  writer: Writer,
  delivery: BouncedDelivery,
  { status, isHard, blamesSender }: Failure,
): Promise<void> =>
  patchBoth(writer, delivery, (kept, subscriber, at) => {
    if (kept.bounce?.isHard || (kept.bounce && !isHard)) return undefined;
    const count = (subscriber.bounces?.count ?? 0) + 1;
    return {
      delivery: { bounce: { at, status, isHard } },
      subscriber: {
        ...(!blamesSender && { bounces: { count, lastAt: at, lastStatus: status } }),
        ...(isHard && end(subscriber, "bounce", at)),
      },
    };
  });

const recordComplaint = (writer: Writer, delivery: BouncedDelivery): Promise<void> =>
  patchBoth(writer, delivery, (kept, subscriber, at) =>
    kept.complainedAt
      ? undefined
      : { delivery: { complainedAt: at }, subscriber: end(subscriber, "complaint", at) },
  );

function end(
  { status, statusLog = [] }: Subscriber,
  by: "bounce" | "complaint",
  at: string,
): Partial<Subscriber> {
  if (status !== "active") return {};
  return {
    status: "unsubscribed",
    unsubscribedAt: at,
    statusLog: [...statusLog, createStatusChange(status, "unsubscribed", by, new Date(at))],
  };
}

/** Patches both in one transaction. Retries conflicts. */
async function patchBoth(
  writer: Writer,
  { _id, subscriber: subscriberId }: BouncedDelivery,
  getChanges: (
    delivery: Delivery,
    subscriber: Subscriber,
    at: string,
  ) => { delivery: Partial<Delivery>; subscriber: Partial<Subscriber> } | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const [delivery, subscriber] = await Promise.all([
      writer.getDocument<Delivery & Record<string, unknown>>(_id),
      writer.getDocument<Subscriber & Record<string, unknown>>(subscriberId),
    ]);
    // Subscribed again since.
    if (!delivery || !subscriber || subscriber.subscribedAt > delivery.at) return;
    const changes = getChanges(delivery, subscriber, new Date().toISOString());
    if (!changes) return;
    try {
      const transaction = writer.transaction().patch(delivery._id, { set: changes.delivery });
      const set = changes.subscriber;
      if (Object.keys(set).length > 0)
        transaction.patch(subscriber._id, { ifRevisionID: subscriber._rev, set });
      await transaction.commit({ returnDocuments: false });
      return;
    } catch (error) {
      if (!isConflict(error) || attempt === 5) throw error;
    }
  }
}

export interface BounceDeps {
  writer: Writer;
  /** Verifies unsubscribe links. */
  secret: string;
}

/**
 * Records a bounce or complaint. Returns whether it has a secret of a mail of this site: return
 * path, Message-ID or unsubscribe link. Rejects with the content service's error.
 */
export async function recordBounce(deps: BounceDeps, bounce: Bounce): Promise<boolean> {
  const { writer } = deps;
  const found = await findDeliveries(deps, bounce);
  for (const delivery of found) {
    if (bounce.isComplaint) await recordComplaint(writer, delivery);
    const failure = findWorst(bounce.failures, delivery.email);
    if (failure) await recordFailure(writer, delivery, failure);
  }
  return found.length > 0;
}

interface FoundDelivery extends BouncedDelivery {
  email: string;
}

const fields = `{_id, subscriber, "email": *[_id == ^.subscriber][0].email}`;

/** Uses unsubscribe links if a service replaced the Message-ID, as Amazon SES does. */
async function findDeliveries(
  { writer, secret }: BounceDeps,
  { tokens, messageIds, links }: Evidence,
): Promise<FoundDelivery[]> {
  const found = await writer.fetch<FoundDelivery[]>(
    `*[_type == "newsletterDelivery" && (returnToken in $tokens || messageId in $messageIds)]${fields}`,
    { tokens, messageIds },
  );
  const subscribers = found.length > 0 ? [] : links.flatMap((link) => findSubscriber(secret, link));
  const latest = await Promise.all(
    subscribers.map((subscriber) =>
      writer.fetch<FoundDelivery | null>(
        `*[_type == "newsletterDelivery" && subscriber == $subscriber] | order(at desc)[0]${fields}`,
        { subscriber },
      ),
    ),
  );
  return [...found, ...latest.flatMap((delivery) => delivery ?? [])];
}

function findSubscriber(secret: string, link: string): string[] {
  const query = URL.parse(link)?.searchParams;
  const [id, token] = [query?.get("id") ?? "", query?.get("token") ?? ""];
  const subscriber = findLinkedSubscriber("unsubscribe", secret, id, token);
  return subscriber === undefined ? [] : [subscriber];
}

/** Returns the worst failure. Those of other recipients are soft: the mail was forwarded. */
export function findWorst(failures: RecipientFailure[], email: string): Failure | undefined {
  const own = failures.filter((failure) => isForSubscriber(failure, email));
  const [worst] = own.toSorted((a, b) => Number(b.isHard) - Number(a.isHard));
  if (worst) return worst;
  const [other] = failures;
  return other && { ...other, isHard: false };
}

/** Some servers rewrite only the domain: `nora@example.com` to `nora@mail.example.com`. */
function isForSubscriber({ recipient, original }: RecipientFailure, email: string): boolean {
  if (recipient === undefined) return original === undefined || isSameMailbox(original, email);
  if (isSameMailbox(recipient, email)) return true;
  return (
    original !== undefined && isSameMailbox(original, email) && isSameLocalPart(recipient, email)
  );
}
