import { randomUUID } from "node:crypto";
import { toLogFields } from "@agency/server/http";
import type { Mailbox, StaffMail, Timeouts } from "@agency/server/settings";
import type { Application, Enquiry, NewDocument } from "@agency/server/submissions";
import { createPendingMail, isConflict, type Writer } from "@agency/server/submissions";
import type { Logger } from "pino";
import { isActive, listPeople, type Person } from "../accounts/index.ts";
import type { StaffNotice } from "../mail/notice-types.ts";
import { getInboxes, type InboxType } from "../roles.ts";
import { getLastOccurrence } from "./last-occurrence.ts";

export interface NotifierOptions {
  writer: Writer;
  /** Unset if the content service has its own accounts. */
  people: Writer | undefined;
  staffMail: StaffMail;
  /** Receives each enquiry in full, at once. */
  mailbox: Mailbox;
  pollSoon: () => void;
  timeouts: Timeouts;
  log: Logger;
}

export interface Notifier {
  pollSoon(): void;
  start(): void;
  stop(): Promise<void>;
}

type UnannouncedRecord = Pick<Application | Enquiry, "_id" | "_rev" | "_type">;

/** Below a transaction's limit. Others follow later. */
const maxBatch = 100;

/** The setting or the server was off then. */
const maxNoticeAge = 7 * 86_400_000;

type Recipients = Map<string, Pick<StaffNotice, "to" | "language">>;

/**
 * Notifies staff of new submissions: immediately, then batched per minute, or daily. One
 * transaction stores a notice and marks its records, so that each is announced once, even after a
 * crash or with several instances.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  const { writer, people, staffMail, mailbox, pollSoon, timeouts, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopping = false;
  let isWoken = false;
  /** By `performance.now()`. */
  let notBefore = 0;

  function findUnannounced(now: number): Promise<UnannouncedRecord[]> {
    const end = staffMail.when === "daily" ? getLastOccurrence(staffMail.at, now) : now;
    const iso = (time: number) => new Date(time).toISOString();
    return writer.fetch<UnannouncedRecord[]>(
      `*[_type in ["jobApplication", "contactEnquiry"] && isTold == false
        && coalesce(appliedAt, receivedAt) <= $end && coalesce(appliedAt, receivedAt) > $start]
        | order(coalesce(appliedAt, receivedAt) asc) [0...${maxBatch}] { _id, _rev, _type }`,
      { end: iso(end), start: iso(end - maxNoticeAge) },
    );
  }

  async function getRecipients(type: InboxType, staff: readonly Person[]): Promise<Recipients> {
    const found: Recipients = new Map();
    const add = (to: string, language: StaffNotice["language"]) =>
      void found.set(to.toLowerCase(), { to, language });
    const isAble = (person: Person) => isActive(person) && getInboxes(person.role).includes(type);
    if (staffMail.to !== "mailbox")
      for (const person of staff.filter(isAble)) add(person.email, person.language ?? "en");
    if (type === "contactEnquiry") found.delete(mailbox.address.toLowerCase());
    else if (staffMail.to !== "people" || found.size === 0) add(mailbox.address, "en");
    return found;
  }

  async function notifyStaff(): Promise<boolean> {
    const now = new Date();
    const owed = await findUnannounced(now.getTime());
    if (owed.length === 0) return false;
    const staff = people ? await listPeople(people) : [];
    const notices = new Map<string, NewDocument<StaffNotice>>();
    for (const type of ["jobApplication", "contactEnquiry"] as const) {
      const records = owed.filter((one) => one._type === type).map(({ _id }) => _id);
      if (records.length === 0) continue;
      for (const [address, recipient] of await getRecipients(type, staff)) {
        const known = notices.get(address);
        if (known) known.records.push(...records);
        else notices.set(address, createStaffNotice({ ...recipient, records }, now));
      }
    }
    const transaction = writer.transaction();
    for (const { _id, _rev } of owed)
      transaction.patch(_id, { ifRevisionID: _rev, set: { isTold: true } });
    for (const notice of notices.values()) transaction.create(notice);
    await transaction.commit({ returnDocuments: false });
    if (notices.size > 0) pollSoon();
    return true;
  }

  async function look(): Promise<number> {
    try {
      if (!(await notifyStaff())) return timeouts.idle;
      notBefore = performance.now() + timeouts.notice;
      return timeouts.notice;
    } catch (error) {
      if (isStopping) return timeouts.idle;
      // Another change or instance.
      if (isConflict(error)) return timeouts.poll;
      log.warn({ error: toLogFields(error) }, "staff notification failed");
      return timeouts.idle;
    }
  }

  function schedulePoll(pause: number): void {
    if (isStopping || staffMail.when === "off") return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        isWoken = false;
        running = look().then((next) => schedulePoll(isWoken ? timeouts.grace : next));
      },
      Math.max(pause, notBefore - performance.now()),
    );
  }

  return {
    pollSoon() {
      isWoken = true;
      if (timer && staffMail.when === "at-once") schedulePoll(timeouts.grace);
    },
    start: () => schedulePoll(timeouts.grace),
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const createStaffNotice = (
  notice: Pick<StaffNotice, "to" | "language" | "records">,
  now: Date,
): NewDocument<StaffNotice> => ({
  _id: `staffNotice.${randomUUID()}`,
  _type: "staffNotice",
  ...notice,
  records: [...notice.records],
  at: now.toISOString(),
  mail: createPendingMail(now),
});
