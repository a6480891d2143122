import type { Owing } from "@agency/server/submissions";

/** What was done with an issue, and by whom. */
export interface SendingChange {
  _key: string;
  at: string;
  /** Mail address of somebody of the staff, a name the command was given, or `server`. */
  by: string;
  what: "tested" | "planned" | "cancelled" | "refused" | "begun" | "finished";
  /** The moment that it was planned for, or why it was refused. */
  to?: string;
}

/** What became of the mails of an issue. */
export interface SendingCounts {
  sent: number;
  failed: number;
  /** Who had unsubscribed before it was their turn. */
  dropped: number;
}

/** How far the sending of an issue has come; there is one for each issue. */
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
  /** The issue in both languages as it was when the sending began (`JSON` of `Issues`): all get the same. */
  content?: string;
  /** Id of the last subscriber who was put on the list; who comes first has the smallest. */
  after: string;
  /** Whether everybody is on it. */
  isListed: boolean;
  counts?: SendingCounts;
  log: SendingChange[];
}

/** An issue that one subscriber is to get. Its id follows from both, so that there is one. */
export interface Delivery extends Owing {
  _type: "newsletterDelivery";
  issue: string;
  /** Id. */
  subscriber: string;
  /** When the sending began: that of all of an issue is the same. */
  at: string;
  /** What a bounced mail is known by. */
  messageId: string;
  /** What came back. */
  bounce?: { at: string; status: string; isHard: boolean };
}
