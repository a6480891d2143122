import type { Language, Translated } from "@agency/content/language";
import type { SubmissionType } from "@agency/content/statuses";
import type { ErrorAnswer } from "@agency/server/forms/contract";

export type Kind = "applications" | "enquiries";

/** What the service keeps each kind as. */
export const types = {
  applications: "jobApplication",
  enquiries: "contactEnquiry",
} as const satisfies Record<Kind, SubmissionType>;

/** What the person who is signed in may do here. */
export interface Access {
  kinds: Kind[];
  email: string;
  name: string;
  /** Whether they take all of a visitor along, or erase it. */
  mayManageData: boolean;
}

/** A record in a list. Times are ISO 8601. */
export interface Row {
  reference: string;
  rev: string;
  at: string;
  name: string;
  about: string | null;
  status: string;
  assignee: string | null;
  rating: number | null;
  mail: string | null;
  /** What its sender reads. */
  language: Language;
  isWithdrawn: boolean;
}

interface Step {
  _key: string;
  at: string;
  by: string;
}

/** A mail about a record beside the one that it owes by itself. */
export interface Message {
  key: string;
  kind: "answer" | "link" | "confirm" | "changed" | "withdrawn";
  at: string;
  /** Of an answer. */
  by?: string;
  subject?: string;
  text?: string;
  mail: string;
}

/** What an answer begins as. */
export interface Template {
  name: string;
  /** The status that goes with it. */
  to?: string;
  words: Translated<{ title: string; subject: string; text: string }>;
}

/** What the staff did with a record. */
export interface Progress {
  rev: string;
  status: string;
  isWithdrawn: boolean;
  messages: Message[];
  handlingLog: (Step & { what: string; to: string })[];
  statusLog: (Step & { from: string; to: string })[];
  notes: (Step & { text: string })[];
  assignee: string | null;
  rating: number | null;
  mail: string | null;
}

export interface Opened {
  record: Record<string, unknown> & {
    language: Language;
    resume?: { name: string; kind: string; bytes: number };
  };
  progress: Progress;
}

/** How a week went; see the server's `Week`. */
export interface Week {
  start: string;
  received: number;
  answered: number;
  medianHours: number | null;
  inTime: number | null;
}

export interface Handler {
  email: string;
  name: string;
}

/** What became of one of several that were moved or answered. */
export type Moved =
  | { reference: string; ok: true }
  | { reference: string; ok: false; code: string };

const problems: Record<string, string> = {
  "signed-out": "You are signed out. Sign in again: nothing is lost.",
  "role-forbidden": "Your role does not allow that. An admin can change it.",
  outdated: "Somebody else changed this meanwhile. Look again, then repeat it.",
  "status-forbidden": "That step is not allowed from here.",
  "resume-unavailable": "There is no resume to open: none was sent, or it is not checked yet.",
  "mail-unavailable": "There is no mail to send again.",
  "fields-invalid": "Something in it is missing, too long, or still in {{braces}}.",
  "not-found": "It is not there any more: somebody erased it.",
  "too-many": "That was a lot in a short time. Wait a minute.",
};

/** A sentence on what stood in the way. */
export const getProblem = (code: string | undefined): string =>
  problems[code ?? ""] ?? "The server could not be reached. Try again in a moment.";

/** A call that failed; the message is one sentence that says what to do. */
export class CallError extends Error {}

/** Calls the inbox's server. Throws a `CallError`. */
export async function ask<Answer>(
  path: string,
  method: "GET" | "POST" | "PATCH" = "GET",
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/desk/api/inbox${path}`, {
    method,
    ...(method !== "GET" && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body ?? {}),
    }),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as Answer;
  throw new CallError(getProblem((answer as ErrorAnswer | undefined)?.error.code));
}

/** The bytes of a file. Throws a `CallError`. */
export async function fetchFile(path: string): Promise<ArrayBuffer> {
  const response = await fetch(`/desk/api/inbox${path}`, { method: "POST" }).catch(() => undefined);
  if (response?.ok) return response.arrayBuffer();
  const answer: unknown = await response?.json().catch(() => undefined);
  throw new CallError(getProblem((answer as ErrorAnswer | undefined)?.error.code));
}

/** What the person who is signed in may do; nothing where nobody is, or where there is no inbox. */
export const readAccess = (): Promise<Access | undefined> => ask<Access>("").catch(() => undefined);
