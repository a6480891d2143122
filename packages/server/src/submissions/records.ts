import type { ProductSlug } from "@agency/content";
import type { Language } from "../forms/language.ts";
import type { ResumeKind } from "../resume/kind.ts";

/** The mail that belongs to a submission, part of the same document. Times are ISO 8601. */
export interface PendingMail {
  state: "pending" | "sending" | "sent" | "failed";
  /** How often an instance took it on, counted when it did. */
  tries: number;
  nextTryAt: string;
  /** Who is sending it, and until when nobody else may. */
  claim?: string;
  claimedUntil?: string;
  sentAt?: string;
  /** A code, never a message: those repeat addresses. */
  lastError?: string;
}

/** One change of a status, kept with the record. */
export interface StatusChange {
  _key: string;
  at: string;
  from: string;
  to: string;
  /** Who did it: a name the staff command was given, or `visitor`. */
  by: string;
}

/** What every record of a visitor carries. */
interface Base {
  _id: string;
  _rev: string;
  email: string;
  language: Language;
  /** The id of the filled form. */
  formId: string;
  consentVersion: string;
  consentText: string;
  statusLog?: StatusChange[];
}

/** What a subscriber agreed to, once for each wording and list. */
export interface Consent {
  /** The id of the form that was sent. */
  _key: string;
  version: string;
  text: string;
  language: Language;
  at: string;
  /** Whose list was joined; the newsletter's alone without. */
  product?: ProductSlug;
}

/** A newsletter subscription as it is kept. Source: specification, section 3. */
export interface Subscriber extends Base {
  _type: "newsletterSubscriber";
  name: string;
  status: "active" | "unsubscribed";
  source: "footer" | "product";
  products: ProductSlug[];
  consents: Consent[];
  subscribedAt: string;
  unsubscribedAt?: string;
  mail: PendingMail;
}

/**
 * A contact enquiry as it is kept, with whatever other fields the site's form has. Source:
 * specification, section 3.
 */
export interface Enquiry extends Base {
  _type: "contactEnquiry";
  reference: string;
  name: string;
  message: string;
  status: "new" | "answered";
  formDigest: string;
  receivedAt: string;
  mail: PendingMail;
}

/** The file behind `resume`; whoever has the key can read it. */
export interface ResumeFile {
  name: string;
  kind: ResumeKind;
  /** Bytes, before it was encrypted. */
  size: number;
  key: string;
  /** Which `RESUME_KEY` is needed beside the key; none where none was set. */
  keyedBy?: string;
  /**
   * What the virus scanner said: `waiting` while it is away, and nobody gets the file until then.
   * The file of an `infected` one is deleted. Unset where no scanner was.
   */
  scan?: "clean" | "waiting" | "infected";
}

/** A job application as it is kept. Source: specification, section 3. */
export interface Application extends Base {
  _type: "jobApplication";
  reference: string;
  jobId: string;
  jobTitle: string;
  position: string;
  applicantName: string;
  phone: string;
  coverLetter: string;
  resume: { _type: "file"; asset: { _type: "reference"; _ref: string } } | null;
  resumeFile?: ResumeFile;
  status: "new" | "in review" | "interview" | "closed";
  formDigest: string;
  appliedAt: string;
}

export type Submission = Subscriber | Enquiry | Application;

/** The trace of a deletion: who, when, how much, and nothing about whose. */
export interface Deletion {
  _id: string;
  _type: "deletion";
  /** Asked for by a person, or because of age. */
  reason: "erase" | "purge";
  /** A name the staff command was given, or `server`. */
  by: string;
  at: string;
  records: number;
  /** Stored files that no record referred to. */
  files: number;
}

/** The trace of somebody reading what visitors sent: who, when, and which records. */
export interface Access {
  _id: string;
  _type: "access";
  /** A record, its resume, a link to that, the use of such a link, or all of a person. */
  what: "show" | "fetch" | "link" | "download" | "export";
  /** A name the staff command was given, or `link`. */
  by: string;
  at: string;
  /** Ids. */
  records: string[];
}

/** The records that owe a mail. */
export type Mailed = Subscriber | Enquiry;

/** A record that is about to be stored. */
export type Fresh<Record> = Omit<Record, "_rev">;
