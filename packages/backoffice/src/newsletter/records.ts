import type { Owing } from "@agency/server/submissions";

/** An entry of an issue's log. */
export interface SendingChange {
  _key: string;
  at: string;
  /** Mail address of a staff member, a name given at the command line, or `server`. */
  by: string;
  what: "tested" | "planned" | "cancelled" | "refused" | "begun" | "finished";
  /** The scheduled time, or the reason of a refusal. */
  to?: string;
}

/** Number of an issue's mails by result. */
export interface SendingCounts {
  sent: number;
  failed: number;
  /** Unsubscribed before delivery. */
  dropped: number;
}

/** Progress of sending an issue. One document per issue. */
export interface Sending {
  _id: string;
  _rev: string;
  _type: "newsletterSending";
  /** Id of the published issue. */
  issue: string;
  state: "idle" | "planned" | "sending" | "sent";
  /** ISO 8601, as the following. */
  dueAt?: string;
  startedAt?: string;
  finishedAt?: string;
  /**
   * Snapshot of the issue in all languages when sending began (JSON of `Issues`), so that all
   * subscribers get the same.
   */
  content?: string;
  /** Cursor: id of the last subscriber with a delivery. Starts with the smallest. */
  after: string;
  /** Whether all deliveries have been created. */
  isListed: boolean;
  counts?: SendingCounts;
  log: SendingChange[];
}

/** Delivery of an issue to a subscriber. Its id is derived from both, so that there is only one. */
export interface Delivery extends Owing {
  _type: "newsletterDelivery";
  issue: string;
  /** Id of the subscriber. */
  subscriber: string;
  /** Time when sending began, the same for all deliveries of an issue. */
  at: string;
  /** Identifies a bounced mail. */
  messageId: string;
  bounce?: { at: string; status: string; isHard: boolean };
}
