import type { Writer } from "@agency/server/submissions";

export interface StaffDeps {
  writer: Writer;
  secret: string;
  siteUrl: string;
  /** Folder of stored mails, if they are stored. */
  mailFolder: string;
  resumeKeys: readonly string[];
  /** Author, for the logs. */
  by: string;
}
