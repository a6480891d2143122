import type { ProductSlug } from "@agency/content";
import type { Language } from "@agency/content/language";

/** Mail of a submission, stored in the same document. Times are ISO 8601. */
export interface PendingMail {
  state: "pending" | "sending" | "sent" | "failed" | "dropped";
  /** Number of tries, counted at the start of each. */
  tries: number;
  nextTryAt: string;
  claim?: string;
  claimedUntil?: string;
  sentAt?: string;
  /** A code. Messages may contain addresses. */
  lastError?: string;
}

export interface Owing {
  _id: string;
  _rev: string;
  mail: PendingMail;
}

export interface StatusChange {
  _key: string;
  at: string;
  from: string;
  to: string;
  /** Name given to the staff command, or `visitor`. */
  by: string;
}

interface Note {
  /** Key from the client, for idempotency. */
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
  /** Empty if removed. */
  to: string;
}

interface AnswerTrace {
  /** Last part of the message's id. From the client, for idempotency. */
  _key: string;
  at: string;
  by: string;
  template: string;
}

interface Handled {
  notes?: Note[];
  answers?: AnswerTrace[];
  /** Whether the staff were notified. Unset if they are not. */
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
  /** Joined product list. Unset for the newsletter. */
  product?: ProductSlug;
}

/** Stored subscription. Source: specification, section 3. */
export interface Subscriber extends Base {
  _type: "newsletterSubscriber";
  name: string;
  /** `pending` until confirmed, if the settings require confirmation. */
  status: "pending" | "active" | "unsubscribed";
  source: "footer" | "product";
  products: ProductSlug[];
  consents: Consent[];
  subscribedAt: string;
  confirmedAt?: string;
  unsubscribedAt?: string;
  /** Bounced mails, and the last status (RFC 3463). */
  bounces?: { count: number; lastAt: string; lastStatus: string };
  mail: PendingMail;
}

/** Stored enquiry, including the site's other fields. Source: specification, section 3. */
export interface Enquiry extends Base, Handled {
  _type: "contactEnquiry";
  reference: string;
  name: string;
  message: string;
  status: "new" | "answered";
  formDigest: string;
  receivedAt: string;
  mail: PendingMail;
}

/** Source: specification, section 5. */
export type ResumeKind = "pdf" | "doc" | "docx";

export interface ResumeFile {
  name: string;
  kind: ResumeKind;
  /** Bytes before encryption. */
  size: number;
  key: string;
  /** Name of the additional `RESUME_KEY`, if any. */
  keyedBy?: string;
  /**
   * Result of the virus scan. `waiting` files are not handed out, and `infected` ones are deleted.
   * Unset without a scanner.
   */
  scan?: "clean" | "waiting" | "infected";
}

/** Stored application. Source: specification, section 3. */
export interface Application extends Base, Handled {
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

/** Log entry of a deletion, without personal data. */
export interface Deletion {
  _id: string;
  _type: "deletion";
  /** Request of a person, age, or withdrawal. */
  reason: "erase" | "purge" | "withdraw";
  /** Name given to the staff command, `server`, or `visitor`. */
  by: string;
  at: string;
  records: number;
  files: number;
}

export interface Access {
  _id: string;
  _type: "access";
  /**
   * `show`: record, `view` and `fetch`: resume on screen and as a file, `link` and `download`:
   * creation and use of a link, `export`: all data of a person.
   */
  what: "show" | "view" | "fetch" | "link" | "download" | "export";
  by: string;
  at: string;
  records: string[];
}

/**
 * Additional mail about a record: an answer, or a notification of an applicant. Deleted with the
 * record.
 */
export interface Message {
  _id: string;
  _rev: string;
  _type: "message";
  record: string;
  /**
   * `link`: new link to the application's page. `confirm`: confirmation request to a new address.
   * `changed`: notification of the former address.
   */
  kind: "answer" | "link" | "confirm" | "changed" | "withdrawn";
  at: string;
  /** Recipient. @default the record's address when the mail is sent */
  to?: string;
  answer?: {
    by: string;
    sender?: string;
    template: string;
    subject: string;
    text: string;
    /** Address for replies. @default the agency's mailbox */
    replyTo?: string;
  };
  mail: PendingMail;
}

export type Mailed = Subscriber | Enquiry | (Application & { mail: PendingMail }) | Message;

export type Fresh<Record> = Omit<Record, "_rev">;
