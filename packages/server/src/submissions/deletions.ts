import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { toLogFields } from "../http/errors.ts";
import { mailFilePrefix } from "../mail/mailer.ts";
import { getMessagesFilter } from "../records/messages.ts";
import type { Writer } from "../records/store.ts";
import type { Deletion, Submission } from "../records/types.ts";
import type { Timeouts } from "../settings/timeouts.ts";

const day = 24 * 3_600_000;

const atOnce = 100;

export interface DeletionDeps {
  writer: Writer;
  mailFolder: string;
  by: string;
}

type Named = Pick<Submission, "_id">;

interface Delete {
  delete: { id: string } | { query: string; params: Record<string, string> };
}

export interface Outdated {
  /** ISO 8601. */
  before: string;
  records: Submission[];
  files: string[];
  /** Access logs and staff notifications. */
  traces: string[];
  /** ISO 8601. Older issues get no bounces. */
  delivered: string;
}

/** Until a subscription is confirmed. */
const confirmationDays = 30;

/** Deliveries, kept for bounces. */
const bounceDays = 60;

/** Deletes records with resumes, messages, notifications and mail files, and logs it. */
export async function eraseSubmissions(
  place: DeletionDeps,
  submissions: Submission[],
): Promise<void> {
  for (const some of chunks(submissions)) {
    await commit(place, "erase", some.flatMap(createDeletes), { records: some.length });
    await deleteMails(place, [...some, ...(await deleteNotices(place, some))]);
  }
}

/**
 * Finds records older than `retentionDays`, and unreferenced files older than a day, because they
 * are stored before their record. Uses the content service's clock: a wrong local clock deletes
 * nothing.
 */
export async function findOutdated(writer: Writer, retentionDays: number): Promise<Outdated> {
  const now = Date.parse(await writer.fetch<string>("now()"));
  const before = new Date(now - retentionDays * day).toISOString();
  const [records, files, used, traces] = await Promise.all([
    writer.fetch<Submission[]>(
      `*[(_type == "contactEnquiry" && receivedAt < $before) ||
        (_type == "jobApplication" && appliedAt < $before) ||
        (_type == "newsletterSubscriber" && status == "unsubscribed" && unsubscribedAt < $before) ||
        (_type == "newsletterSubscriber" && status == "pending" && subscribedAt < $unconfirmed
          && (!defined(unsubscribedAt) || unsubscribedAt < $before))]`,
      { before, unconfirmed: new Date(now - confirmationDays * day).toISOString() },
    ),
    writer.fetch<string[]>(`*[_type == "sanity.fileAsset" && _createdAt < $yesterday]._id`, {
      yesterday: new Date(now - day).toISOString(),
    }),
    writer.fetch<string[]>(`*[_type == "jobApplication" && defined(resume)].resume.asset._ref`),
    writer.fetch<string[]>(`*[_type in ["access", "staffNotice"] && at < $before]._id`, { before }),
  ]);
  const held = new Set(used);
  return {
    before,
    records,
    files: files.filter((id) => !held.has(id)),
    traces,
    delivered: new Date(now - Math.min(retentionDays, bounceDays) * day).toISOString(),
  };
}

/**
 * Deletes outdated records with files and mails, and logs it. Safe to run concurrently. Keeps
 * renewed subscriptions.
 */
export async function purge(
  place: DeletionDeps,
  { before, records, files, traces, delivered }: Outdated,
  signal?: AbortSignal,
): Promise<void> {
  for (const some of chunks(records)) {
    signal?.throwIfAborted();
    await commit(place, "purge", some.flatMap(createPurges), { records: some.length });
    await deleteMails(place, [...some, ...(await deleteNotices(place, some))]);
  }
  for (const some of chunks(files))
    await commit(place, "purge", some.map(createDelete), { files: some.length });
  for (const some of chunks(traces)) await place.writer.mutate(some.map(createDelete));
  await place.writer.mutate([{ delete: deliveredBefore(delivered) }], { returnDocuments: false });
  // Mails of other instances, and concurrent ones.
  await deleteMailsBefore(place, Date.parse(before));
}

const createDelete = (id: string): Delete => ({ delete: { id } });

const deliveredBefore = (moment: string) => ({
  query: `*[_type == "newsletterDelivery" && at < $moment && !(mail.state in ["pending", "sending"])]`,
  params: { moment },
});

const deliveriesTo = (subscriber: string) => ({
  query: `*[_type == "newsletterDelivery" && subscriber == $id]`,
  params: { id: subscriber },
});

const createDeletes = (one: Submission): Delete[] => [
  createDelete(one._id),
  ...(one._type === "jobApplication" && one.resume ? [createDelete(one.resume.asset._ref)] : []),
  {
    delete:
      one._type === "newsletterSubscriber" ? deliveriesTo(one._id) : getMessagesFilter(one._id),
  },
];

const createPurges = (one: Submission): Delete[] =>
  one._type === "newsletterSubscriber"
    ? [
        {
          delete: {
            query: `*[_id == $id && status != "active" && subscribedAt == $subscribedAt]`,
            params: { id: one._id, subscribedAt: one.subscribedAt },
          },
        },
      ]
    : createDeletes(one);

async function commit(
  { writer, by }: DeletionDeps,
  reason: Deletion["reason"],
  deletes: Delete[],
  { records = 0, files = 0 }: { records?: number; files?: number },
): Promise<void> {
  const trace: Deletion = {
    _id: `deletion.${randomUUID()}`,
    _type: "deletion",
    reason,
    by,
    at: new Date().toISOString(),
    records,
    files,
  };
  await writer.mutate([...deletes, { create: trace }], { returnDocuments: false });
}

/** Pending ones may be about other records and omit deleted ones. */
async function deleteNotices({ writer }: DeletionDeps, some: Submission[]): Promise<Named[]> {
  const notices = await writer.fetch<Named[]>(
    `*[_type == "staffNotice" && count(records[@ in $ids]) > 0
      && !(mail.state in ["pending", "sending"])] { _id }`,
    { ids: some.map(({ _id }) => _id) },
  );
  if (notices.length > 0) await writer.mutate(notices.map(({ _id }) => createDelete(_id)));
  return notices;
}

async function deleteMails({ mailFolder }: DeletionDeps, some: Named[]): Promise<void> {
  const prefixes = some.map(({ _id }) => mailFilePrefix(_id));
  // Interrupted writes leave a suffix.
  for (const file of await readdir(mailFolder).catch(() => []))
    if (prefixes.some((prefix) => file.startsWith(prefix)))
      await rm(join(mailFolder, file), { force: true });
}

async function deleteMailsBefore({ mailFolder }: DeletionDeps, time: number): Promise<void> {
  for (const file of await readdir(mailFolder).catch(() => [])) {
    const path = join(mailFolder, file);
    const age = await stat(path).catch(() => undefined);
    if (age && age.mtimeMs < time) await rm(path, { force: true });
  }
}

function* chunks<Item>(items: Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += atOnce) yield items.slice(at, at + atOnce);
}

export interface Purger {
  start(): void;
  stop(): Promise<void>;
}

interface PurgerDeps {
  place: DeletionDeps;
  retentionDays: number;
  timeouts: Timeouts;
  log: Logger;
  /** ISO 8601. */
  purgeOthers: (before: string) => Promise<void>;
}

/** Deletes expired records and files daily. Logs errors. */
export function createPurger(deps: PurgerDeps): Purger {
  const { place, retentionDays, timeouts, log } = deps;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    try {
      const outdated = await findOutdated(place.writer, retentionDays);
      await purge(place, outdated, stopping.signal);
      await deps.purgeOthers(outdated.before);
      log.info({ records: outdated.records.length, files: outdated.files.length }, "purged");
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ error: toLogFields(error) }, "purge failed");
    }
  }

  function runIn(pause: number): void {
    timer = setTimeout(() => {
      running = run();
      runIn(timeouts.purge);
    }, pause);
  }

  return {
    // Instances may start simultaneously.
    start: () => runIn(timeouts.purgeFirst * (0.5 + Math.random())),
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
