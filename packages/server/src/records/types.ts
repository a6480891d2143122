import type { ProductSlug } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { StoredPhone } from "../forms/phone.ts";

/** Times are ISO 8601. */
export interface PendingMail {
  state: "pending" | "sending" | "sent" | "failed" | "dropped";
  tries: number;
  nextTryAt: string;
  claim?: string;
  claimedUntil?: string;
  sentAt?: string;
  /** Code, because messages may contain addresses. */
  lastError?: string;
}

export interface DocumentWithMail {
  _id: string;
  _rev: string;
  mail: PendingMail;
}

export interface StatusChange {
  _key: string;
  at: string;
  from: string;
  to: string;
  /** From the staff command, or `visitor`. */
  by: string;
}

interface Note {
  /** From the client, for idempotency. */
  _key: string;
  at: string;
  by: string;
  text: string;
}

export interface HandlingChange {
  _key: string;
  at: string;
  by: string;
  what: string;
  to: string;
}

interface AnswerTrace {
  /** End of the message's id. From the client, for idempotency. */
  _key: string;
  at: string;
  by: string;
  template: string;
}

interface DeskFields {
  notes?: Note[];
  answers?: AnswerTrace[];
  /** Unset if staff are never notified. */
  isTold?: boolean;
  assignee?: string;
  /** 1 to 5. */
  rating?: number;
  handlingLog?: HandlingChange[];
}

interface Base {
  _id: string;
  _rev: string;
  email: string;
  language: Language;
  formId: string;
  consentVersion: string;
  consentText: string;
  statusLog?: StatusChange[];
}

export interface Consent {
  _key: string;
  version: string;
  text: string;
  language: Language;
  at: string;
  /** Unset for the newsletter. */
  product?: ProductSlug;
}

/** Specification, section 3. */
export interface Subscriber extends Base {
  _type: "newsletterSubscriber";
  name: string;
  /** `pending` until a required confirmation. */
  status: "pending" | "active" | "unsubscribed";
  source: "footer" | "product";
  /** Whether issues are sent, also if unset (forms that asked for both). */
  newsletter?: boolean;
  products: ProductSlug[];
  consents: Consent[];
  subscribedAt: string;
  confirmedAt?: string;
  unsubscribedAt?: string;
  /** With the last status (RFC 3463). */
  bounces?: { count: number; lastAt: string; lastStatus: string };
  mail: PendingMail;
}

/** Includes the site's fields. Specification, section 3. */
export interface Enquiry extends Base, DeskFields, StoredPhone {
  _type: "contactEnquiry";
  reference: string;
  name: string;
  message: string;
  status: "new" | "answered";
  formDigest: string;
  receivedAt: string;
  mail: PendingMail;
}

/** Specification, section 5. */
export type ResumeKind = "pdf" | "doc" | "docx";

export interface ResumeFile {
  name: string;
  kind: ResumeKind;
  /** Bytes before encryption. */
  size: number;
  key: string;
  /** Name of the `RESUME_KEY`, if any. */
  keyedBy?: string;
  /** `waiting` files are not handed out, `infected` ones are deleted. Unset without a scanner. */
  scan?: "clean" | "waiting" | "infected";
}

/** Specification, section 3. */
export interface Application extends Base, DeskFields, StoredPhone {
  _type: "jobApplication";
  reference: string;
  jobId: string;
  jobTitle: string;
  position: string;
  positionTitle?: string;
  applicantName: string;
  phone: string;
  coverLetter: string;
  resume: { _type: "file"; asset: { _type: "reference"; _ref: string } } | null;
  resumeFile?: ResumeFile;
  status: "new" | "in review" | "interview" | "closed";
  withdrawnAt?: string;
  newEmail?: string;
  formDigest: string;
  appliedAt: string;
  /** Unset for old applications. */
  mail?: PendingMail;
}

export type Submission = Subscriber | Enquiry | Application;

/** Contains no personal data. */
export interface Deletion {
  _id: string;
  _type: "deletion";
  reason: "erase" | "purge" | "withdraw";
  by: string;
  at: string;
  records: number;
  files: number;
}

export interface Access {
  _id: string;
  _type: "access";
  /**
   * `view`, `fetch`: resume on screen, as a file. `link`, `download`: creation and use of a link.
   * `export`: all of a person.
   */
  what: "show" | "view" | "fetch" | "link" | "download" | "export";
  by: string;
  at: string;
  records: string[];
}

/** Answer to an applicant, or notification. Deleted with the record. */
export interface Message {
  _id: string;
  _rev: string;
  _type: "message";
  record: string;
  /** `link`: new link. `confirm`: request to a new address. `changed`: notice to the former one. */
  kind: "answer" | "link" | "confirm" | "changed" | "withdrawn";
  at: string;
  /** @default the record's current address */
  to?: string;
  answer?: {
    by: string;
    sender?: string;
    template: string;
    subject: string;
    text: string;
    /** @default the agency's mailbox */
    replyTo?: string;
  };
  mail: PendingMail;
}

export type RecordWithMail = Subscriber | Enquiry | (Application & { mail: PendingMail }) | Message;

export type NewDocument<Record> = Omit<Record, "_rev">;
