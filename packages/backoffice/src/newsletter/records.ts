import type { DocumentWithMail } from "@agency/server/submissions";

/** GROQ filter of active subscribers, except of product lists alone (`newsletter: false`). */
export const issueSubscribersFilter =
  '_type == "newsletterSubscriber" && status == "active" && newsletter != false';

export interface SendingChange {
  _key: string;
  at: string;
  /** Mail address, command-line name, or `server`. */
  by: string;
  what: "tested" | "planned" | "cancelled" | "refused" | "begun" | "finished";
  /** Scheduled time, or reason of a refusal. */
  to?: string;
}

export interface SendingCounts {
  sent: number;
  failed: number;
  dropped: number;
}

/** One per issue. */
export interface Sending {
  _id: string;
  _rev: string;
  _type: "newsletterSending";
  issue: string;
  state: "idle" | "planned" | "sending" | "sent";
  /** ISO 8601, as all times. */
  dueAt?: string;
  startedAt?: string;
  finishedAt?: string;
  /** Snapshot when sending began (JSON of `Issues`). */
  content?: string;
  /** Id of the last subscriber with a delivery. */
  after: string;
  isListed: boolean;
  counts?: SendingCounts;
  log: SendingChange[];
}

/** Unique: its id is derived from issue and subscriber. */
export interface Delivery extends DocumentWithMail {
  _type: "newsletterDelivery";
  issue: string;
  subscriber: string;
  at: string;
  /** Identifies bounces. */
  messageId: string;
  /** Identifies bounces by addressee. Unset for older deliveries. */
  returnToken?: string;
  bounce?: { at: string; status: string; isHard: boolean };
  complainedAt?: string;
}
