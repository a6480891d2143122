import type { Grant } from "@agency/content-lake";
import type { Level } from "pino";
import type { Mailbox } from "./env.ts";

export interface ContentSettings {
  /** True: embedded content service. False: Sanity's Content Lake. */
  embedded: boolean;
  projectId: string;
  dataset: string;
  submissionsDataset: string;
  /** Write token. The embedded service creates one if unset. */
  token?: string;
  /** Whether the public address accepts tokens and writes. */
  isOpen: boolean;
  tokens: Grant[];
  /** Only for services other than the embedded one and Sanity's. */
  apiHost?: string;
}

export interface StaffMail {
  when: "at-once" | "daily" | "off";
  /** Time of a daily mail. */
  at: { hour: number; minute: number; timeZone: string };
  /** Accounts with the role, the agency's mailbox, or both. */
  to: "people" | "mailbox" | "both";
}

export interface ClamdAddress {
  host: string;
  port: number;
}

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  /** Folder of mails without SMTP. */
  mailFolder: string;
  /** Origin of the site's public address, no trailing slash. @default the local address */
  siteUrl?: string;
  content: ContentSettings;
  /** @default mails are stored as files */
  smtpUrl?: string;
  mailFrom: Mailbox;
  mailTo?: Mailbox;
  /** Return address of newsletter issues. @default the sender */
  bounceTo?: string;
  newsletterConfirms: boolean;
  staffMail: StaffMail;
  redisUrl?: string;
  /** @default generated at the first start */
  secret?: string;
  /** Virus scanner of resumes. @default none */
  clamd?: ClamdAddress;
  /** Additional encryption keys of resumes, newest first. */
  resumeKeys: string[];
  analyticsScripts: string[];
  trustedProxies: number;
  /** Submissions per address in ten minutes. */
  rateLimit: number;
  requestRate: number;
  hstsSubdomains: boolean;
  backupFolder?: string;
  backupsKept: number;
  /** Days until submissions are deleted. */
  retentionDays: number;
  logLevel: Level | "silent";
  pageCache: number;
}
