import type { Language } from "@agency/content/language";
import type { PendingMail } from "@agency/server/submissions";
import type { Role } from "../roles.ts";

export interface StaffNotice {
  _id: string;
  _rev: string;
  _type: "staffNotice";
  to: string;
  language: Language;
  records: string[];
  at: string;
  mail: PendingMail;
}

/** Stored in the dataset of accounts. */
export interface AccountNotice {
  _id: string;
  _rev: string;
  _type: "accountNotice";
  person: string;
  to: string;
  language: Language;
  at: string;
  /** `reset`: link to choose new sign-in methods. `ways`: it was used. */
  kind: "password" | "passkey-added" | "passkey-removed" | "signed-in" | "role" | "ways" | "reset";
  role?: Role;
  passkey?: string;
  /** From `describeUserAgent`. */
  device?: string;
  /** Source of a reset's token. */
  nonce?: string;
  mail: PendingMail;
}
