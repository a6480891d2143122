import type { ProductSlug } from "@agency/content";
import type { Language } from "@agency/content/language";

/** The mail that belongs to a submission, part of the same document. Times are ISO 8601. */
export interface PendingMail {
  state: "pending" | "sending" | "sent" | "failed" | "dropped";
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

/** A document that owes a mail. */
export interface Owing {
  _id: string;
  _rev: string;
  mail: PendingMail;
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

/** What somebody of the staff wrote down of a record, kept with it. */
interface Note {
  /** Made where it was typed: sent twice, it is kept once. */
  _key: string;
  at: string;
  /** Mail address. */
  by: string;
  text: string;
}

/** A change of who works on a record, or of what it is worth. */
export interface HandlingChange {
  _key: string;
  at: string;
  by: string;
  what: string;
  /** Empty where it was taken away. */
  to: string;
}

/** An answer that was written to whoever sent a record; its text is in a message of its own. */
interface AnswerTrace {
  /** The end of the message's id. Made where it was typed: sent twice, it is one answer. */
  _key: string;
  at: string;
  /** Mail address. */
  by: string;
  template: string;
}

/** What the staff keep with what they work on at the desk. */
interface Handled {
  notes?: Note[];
  answers?: AnswerTrace[];
  /** False until the staff have been told of it; unset where they are not told. */
  isTold?: boolean;
  /** Who works on it: a mail address. */
  assignee?: string;
  /** 1 to 5. */
  rating?: number;
  handlingLog?: HandlingChange[];
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
  /** `pending` until it is confirmed, where the settings ask for that. */
  status: "pending" | "active" | "unsubscribed";
  source: "footer" | "product";
  products: ProductSlug[];
  consents: Consent[];
  subscribedAt: string;
  /** When the link in the mail was used that asks for it. */
  confirmedAt?: string;
  unsubscribedAt?: string;
  /** Mails that came back, and the status (RFC 3463) of the last one. */
  bounces?: { count: number; lastAt: string; lastStatus: string };
  mail: PendingMail;
}

/**
 * A contact enquiry as it is kept, with whatever other fields the site's form has. Source:
 * specification, section 3.
 */
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

/** The formats a resume may have. Source: specification, section 5. */
export type ResumeKind = "pdf" | "doc" | "docx";

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
export interface Application extends Base, Handled {
  _type: "jobApplication";
  reference: string;
  jobId: string;
  jobTitle: string;
  position: string;
  /** The vacancy's own title in the visitor's language; nothing that was typed. */
  positionTitle?: string;
  applicantName: string;
  phone: string;
  coverLetter: string;
  resume: { _type: "file"; asset: { _type: "reference"; _ref: string } } | null;
  resumeFile?: ResumeFile;
  status: "new" | "in review" | "interview" | "closed";
  /** When the applicant closed it. */
  withdrawnAt?: string;
  /** An address that the applicant gave and has not confirmed yet. */
  newEmail?: string;
  formDigest: string;
  appliedAt: string;
  /** Unset where it came before applicants were written to. */
  mail?: PendingMail;
}

export type Submission = Subscriber | Enquiry | Application;

/** The trace of a deletion: who, when, how much, and nothing about whose. */
export interface Deletion {
  _id: string;
  _type: "deletion";
  /** Asked for by a person, because of age, or the resume of who withdrew. */
  reason: "erase" | "purge" | "withdraw";
  /** A name the staff command was given, `server`, or `visitor`. */
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
  /** A record; its resume on the screen or as a file; a link to that, and its use; all of a person. */
  what: "show" | "view" | "fetch" | "link" | "download" | "export";
  /** A name the staff command was given, or `link`. */
  by: string;
  at: string;
  /** Ids. */
  records: string[];
}

/**
 * A mail about a record beside the one that it owes by itself: an answer of the staff, or what an
 * applicant has to hear. It goes with its record.
 */
export interface Message {
  _id: string;
  _rev: string;
  _type: "message";
  /** Id of the record. */
  record: string;
  /**
   * `link`: another link to the page of an application; `confirm`: to a new address, whether it is to
   * be used; `changed`: to the former one, that it is not used any more.
   */
  kind: "answer" | "link" | "confirm" | "changed" | "withdrawn";
  at: string;
  /** Where it goes. @default the record's own address, as it is when it is sent */
  to?: string;
  /** Of an answer: who wrote it, what it began as, and what it says. */
  answer?: {
    by: string;
    /** Their name, as they sign. */
    sender?: string;
    template: string;
    subject: string;
    text: string;
    /** Who gets what is written back. @default the agency's mailbox */
    replyTo?: string;
  };
  mail: PendingMail;
}

/** What owes a mail. */
export type Mailed = Subscriber | Enquiry | (Application & { mail: PendingMail }) | Message;

/** A record that is about to be stored. */
export type Fresh<Record> = Omit<Record, "_rev">;
