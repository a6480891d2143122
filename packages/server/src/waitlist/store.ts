export interface WaitlistEntry {
  /** Id of the form, the same on every retry. */
  id: string;
  email: string;
  language: string;
  consentVersion: string;
  consentText: string;
}

/** Stored addresses of a waitlist. Several instances may share them. */
export interface WaitlistStore {
  /** Resolves once stored. Stores each address once. */
  add(entry: WaitlistEntry): Promise<void>;
  /** Unset if the addresses are confirmed elsewhere. */
  confirmations?: Confirmations;
  close(): Promise<void>;
}

export interface DueMail {
  email: string;
  language: string;
  /** Secret of the link, unique by address. */
  token: string;
  /** Including this one. */
  tries: number;
}

/** Confirmation mails of stored addresses (double opt-in). */
export interface Confirmations {
  /** Leases a due mail until `leaseEnd`, so no other instance sends it. */
  claim(now: Date, leaseEnd: Date): Promise<DueMail | undefined>;
  /** Ends a mail that was sent or given up. */
  end(token: string, now: Date): Promise<void>;
  postpone(token: string, until: Date): Promise<void>;
  /** Idempotent. Resolves to whether the token is known. */
  confirm(token: string, now: Date): Promise<boolean>;
}
