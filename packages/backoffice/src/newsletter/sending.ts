import { randomUUID } from "node:crypto";
import { ApiError } from "@agency/server/http";
import { messageId } from "@agency/server/mail";
import { getId, type Timeouts } from "@agency/server/settings";
import { isConflict, type Writer } from "@agency/server/submissions";
import { createReturnToken } from "./bounces/return-path.ts";
import { findIssue, findMissingFields, publishAsSent, requireIssue } from "./issue.ts";
import {
  type Delivery,
  issueSubscribersFilter,
  type Sending,
  type SendingChange,
  type SendingCounts,
} from "./records.ts";

export interface NewsletterDeps {
  /** Private dataset. */
  writer: Writer;
  /** Public content (`contentWriter`). */
  content: Writer;
  secret: string;
  siteUrl: string;
  timeouts: Pick<Timeouts, "planLead">;
}

/** Per transaction. */
const batchSize = 200;

const idFor = (issue: string): string => `newsletterSending.${issue}`;

const getChange = (
  what: SendingChange["what"],
  by: string,
  to?: string | undefined,
): SendingChange => ({
  _key: randomUUID(),
  at: new Date().toISOString(),
  by,
  what,
  ...(to !== undefined && { to }),
});

export const findSending = async (
  { writer }: Pick<NewsletterDeps, "writer">,
  issue: string,
): Promise<Sending | undefined> =>
  (await writer.getDocument<Sending & Record<string, unknown>>(idFor(issue))) ?? undefined;

async function openSending({ writer }: NewsletterDeps, issue: string): Promise<Sending> {
  const fresh = {
    _id: idFor(issue),
    _type: "newsletterSending" as const,
    issue,
    state: "idle" as const,
    after: "",
    isListed: false,
    log: [],
  };
  return (await writer.createIfNotExists(fresh)) as unknown as Sending;
}

/** Rejects with a conflict. */
async function patchSending(
  { writer }: NewsletterDeps,
  { _id, _rev, log }: Sending,
  set: Partial<Sending>,
  ...changes: SendingChange[]
): Promise<Sending> {
  const patch = writer.patch(_id).ifRevisionId(_rev);
  const all = changes.length > 0 ? { ...set, log: [...log, ...changes] } : set;
  return (await patch.set(all).commit()) as unknown as Sending;
}

/** Retries conflicts. @throws `outdated` if they continue */
async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === 5) throw new ApiError("outdated", { cause: error });
    }
  }
}

/**
 * Schedules an issue.
 *
 * @param at ISO 8601. @default now
 * @throws errors of `requireIssue`, `plan-too-soon`, and `status-forbidden` if sending has begun
 */
export async function scheduleSending(
  deps: NewsletterDeps,
  { issue, at: planned, by }: { issue: string; at?: string | undefined; by: string },
): Promise<Sending> {
  const now = Date.now();
  if (planned !== undefined && Date.parse(planned) < now + deps.timeouts.planLead)
    throw new ApiError("plan-too-soon");
  // Moments are compared as text.
  const at = new Date(planned ?? now).toISOString();
  await requireIssue(deps.content, issue);
  return retryConflicts(async () => {
    const sending = await openSending(deps, issue);
    requireNotBegun(sending);
    return patchSending(
      deps,
      sending,
      { state: "planned", dueAt: at },
      getChange("planned", by, at),
    );
  });
}

/** Includes issues imported as sent. */
export const isAlreadySent = ({ content }: NewsletterDeps, issue: string): Promise<boolean> =>
  content.fetch<boolean>(`defined(*[_id == $issue][0].sentAt)`, { issue });

/**
 * Cancels a scheduled sending.
 *
 * @throws `status-forbidden` unless it is scheduled
 */
export async function cancelSending(
  deps: NewsletterDeps,
  { issue, by }: { issue: string; by: string },
): Promise<Sending> {
  return retryConflicts(async () => {
    const sending = await openSending(deps, issue);
    if (sending.state !== "planned") throw new ApiError("status-forbidden");
    return patchSending(deps, sending, { state: "idle" }, getChange("cancelled", by));
  });
}

/** Logs a test mail. Sends nothing. */
export const logTestMail = (
  deps: NewsletterDeps,
  { issue, by }: { issue: string; by: string },
): Promise<Sending> =>
  retryConflicts(async () =>
    patchSending(deps, await openSending(deps, issue), {}, getChange("tested", by)),
  );

function requireNotBegun({ state }: Sending): void {
  if (state === "sending" || state === "sent") throw new ApiError("status-forbidden");
}

/**
 * Advances a due sending by one step and returns its new state. Each step is one transaction that
 * checks the revision, and is never repeated. Rejects with a conflict if another instance was
 * faster.
 */
export async function advanceSending(deps: NewsletterDeps, sending: Sending): Promise<Sending> {
  if (sending.state === "planned") return begin(deps, sending);
  if (sending.state !== "sending") return sending;
  if (sending.content === undefined) return publish(deps, sending);
  if (!sending.isListed) return list(deps, sending);
  return finish(deps, sending);
}

async function begin(deps: NewsletterDeps, sending: Sending): Promise<Sending> {
  const issues = await findIssue(deps.content, sending.issue);
  const missing = issues ? findMissingFields(issues) : [{ field: "subject", code: "required" }];
  if (missing.length > 0) {
    const why = missing.map(({ field }) => field).join(" ");
    return patchSending(deps, sending, { state: "idle" }, getChange("refused", "server", why));
  }
  const startedAt = new Date().toISOString();
  return patchSending(
    deps,
    sending,
    { state: "sending", startedAt, after: "", isListed: false },
    getChange("begun", "server"),
  );
}

async function publish(deps: NewsletterDeps, sending: Sending): Promise<Sending> {
  await publishAsSent(deps.content, sending.issue, sending.startedAt ?? "");
  const issues = await findIssue(deps.content, sending.issue);
  if (!issues)
    return patchSending(
      deps,
      sending,
      { state: "idle" },
      getChange("refused", "server", "subject"),
    );
  return patchSending(deps, sending, { content: JSON.stringify(issues) });
}

/** Lists those subscribed when sending began. */
async function list(deps: NewsletterDeps, sending: Sending): Promise<Sending> {
  const { writer } = deps;
  const { _id, _rev, after, startedAt = "" } = sending;
  const ids = await writer.fetch<string[]>(
    `*[${issueSubscribersFilter} && _id > $after
      && subscribedAt <= $startedAt] | order(_id asc) [0...${batchSize}]._id`,
    { after, startedAt },
  );
  const set = {
    after: ids.at(-1) ?? after,
    isListed: ids.length < batchSize,
  };
  const transaction = writer.transaction().patch(_id, { ifRevisionID: _rev, set });
  for (const id of ids) transaction.createIfNotExists(getDelivery(deps, sending, id));
  await transaction.commit({ returnDocuments: false });
  return (await findSending(deps, sending.issue)) ?? sending;
}

function getDelivery(
  { secret, siteUrl }: NewsletterDeps,
  { issue, startedAt = "" }: Sending,
  subscriber: string,
): Omit<Delivery, "_rev"> {
  const _id = `newsletterDelivery.${getId(secret, `${issue}\n${subscriber}`)}`;
  return {
    _id,
    _type: "newsletterDelivery",
    issue,
    subscriber,
    at: startedAt,
    messageId: messageId(secret, siteUrl, _id, startedAt),
    returnToken: createReturnToken(secret, _id),
    mail: { state: "pending", tries: 0, nextTryAt: startedAt },
  };
}

async function finish(deps: NewsletterDeps, sending: Sending): Promise<Sending> {
  const { left, ...counts } = await countDeliveries(deps, sending.issue);
  if (left > 0) return sending;
  return patchSending(
    deps,
    sending,
    { state: "sent", finishedAt: new Date().toISOString(), counts },
    getChange("finished", "server"),
  );
}

const state = (...states: string[]) =>
  `count(*[_type == "newsletterDelivery" && issue == $issue && mail.state in ${JSON.stringify(states)}])`;

/** `left`: not sent yet. */
export const countDeliveries = (
  { writer }: Pick<NewsletterDeps, "writer">,
  issue: string,
): Promise<SendingCounts & { left: number }> =>
  writer.fetch(
    `{"left": ${state("pending", "sending")}, "sent": ${state("sent")}, "failed": ${state("failed")}, "dropped": ${state("dropped")}}`,
    { issue },
  );
