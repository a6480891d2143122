import type { Writer } from "@agency/server/submissions";

export interface StaffDeps {
  writer: Writer;
  secret: string;
  siteUrl: string;
  mailFolder: string;
  resumeKeys: readonly string[];
  by: string;
  /** Whether earlier statuses are allowed. */
  mayMoveBack: boolean;
}
