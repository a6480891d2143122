import type { Writer } from "@agency/server/submissions";

/** What the staff work with on what visitors sent, at the command line and at the desk. */
export interface StaffDeps {
  writer: Writer;
  secret: string;
  siteUrl: string;
  /** Where mails are kept as files, when they are. */
  mailFolder: string;
  resumeKeys: readonly string[];
  /** Who does it, for the traces. */
  by: string;
}
