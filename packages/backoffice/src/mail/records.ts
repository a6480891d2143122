import type { Language } from "@agency/content/language";
import type { PendingMail } from "@agency/server/submissions";
import type { Role } from "../roles.ts";

export interface StaffNotice {
  _id: string;
  _rev: string;
  _type: "staffNotice";
  to: string;
  language: Language;
  /** Ids of the submissions. */
  records: string[];
  at: string;
  mail: PendingMail;
}

/** Mail to a staff member about their account, in the dataset of accounts. */
export interface AccountNotice {
  _id: string;
  _rev: string;
  _type: "accountNotice";
  /** Id of the person. */
  person: string;
  to: string;
  language: Language;
  at: string;
  /** `reset`: has the link to choose new ways to sign in. `ways`: that link was used. */
  kind: "password" | "passkey-added" | "passkey-removed" | "signed-in" | "role" | "ways" | "reset";
  role?: Role;
  /** Name of the passkey. */
  passkey?: string;
  /** Browser and system, as `getDevice` returns them. */
  device?: string;
  /** Source of the token in the link of a `reset`. */
  nonce?: string;
  mail: PendingMail;
}
