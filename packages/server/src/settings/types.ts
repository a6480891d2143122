import type { Grant } from "@agency/content-lake";
import type { Level } from "pino";
import type { Mailbox } from "./env.ts";

/** Location of the content. */
export interface ContentSettings {
  /** True: the embedded content service. False: Sanity's Content Lake. */
  embedded: boolean;
  projectId: string;
  /** Public dataset: published content. */
  dataset: string;
  /** Private dataset: submissions of visitors. */
  submissionsDataset: string;
  /** Write-capable. The embedded service makes one at the first start when unset. */
  token?: string;
  /** Whether the public address of the embedded service takes tokens, and writes. */
  isOpen: boolean;
  /** Further tokens of the embedded service. */
  tokens: Grant[];
  /** Only when the service is neither embedded nor Sanity's own. */
  apiHost?: string;
}

/** Mails that notify the staff of submissions. */
export interface StaffMail {
  when: "at-once" | "daily" | "off";
  /** The hour of a daily mail. */
  at: { hour: number; minute: number; timeZone: string };
  /** Accounts whose role handles it, the agency's mailbox, or both. */
  to: "people" | "mailbox" | "both";
}

/** TCP address of clamd. */
export interface ClamdAddress {
  host: string;
  port: number;
}

/** Settings of the operator, validated. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Folder of mails that are stored as files. */
  mailFolder: string;
  /** Origin of the site's public address, no trailing slash; the local address when unset. */
  siteUrl?: string;
  content: ContentSettings;
  /** Unset: mails are kept as files. */
  smtpUrl?: string;
  mailFrom: Mailbox;
  mailTo?: Mailbox;
  /** Return address of newsletter issues. @default the sender */
  bounceTo?: string;
  /** Whether subscriptions have to be confirmed by a link in a mail. */
  newsletterConfirms: boolean;
  staffMail: StaffMail;
  redisUrl?: string;
  /** Unset: made at the first start and kept in the data directory. */
  secret?: string;
  /** The virus scanner that every resume passes; none does when unset. */
  clamd?: ClamdAddress;
  /** Keys that encrypt resumes in addition to each resume's own key, the newest first. May be empty. */
  resumeKeys: string[];
  analyticsScripts: string[];
  /** How many proxies in front of the server are believed about the visitor's address. */
  trustedProxies: number;
  /** Submissions one visitor address may send within ten minutes. */
  rateLimit: number;
  /** Requests that one visitor address may make in a second, averaged. */
  requestRate: number;
  /** Whether browsers are told to reach names below the site's by HTTPS alone too. */
  hstsSubdomains: boolean;
  /** Folder of nightly backups. @default no backups */
  backupFolder?: string;
  /** How many of them are kept. */
  backupsKept: number;
  /** Days that a submission is kept; what is older is deleted daily. */
  retentionDays: number;
  logLevel: Level | "silent";
  /** Bytes of rendered pages that are kept in memory. */
  pageCache: number;
}
