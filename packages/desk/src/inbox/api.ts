import type { Language, Translated } from "@agency/content/language";
import type { SubmissionType } from "@agency/content/statuses";
import type { ErrorAnswer } from "@agency/server/forms/contract";

export type Kind = "applications" | "enquiries";

export const types = {
  applications: "jobApplication",
  enquiries: "contactEnquiry",
} as const satisfies Record<Kind, SubmissionType>;

export interface Access {
  kinds: Kind[];
  email: string;
  name: string;
  mayManageData: boolean;
  mayMoveBack: boolean;
}

/** Times are ISO 8601. */
export interface Row {
  reference: string;
  rev: string;
  at: string;
  name: string;
  about: string | null;
  status: string;
  assignee: string | null;
  assigneeName: string | null;
  rating: number | null;
  mail: string | null;
  language: Language;
  isWithdrawn: boolean;
  /** Whether the status has a written answer. */
  isAnswered: boolean;
  hasResume: boolean;
  /** Null in the last status. */
  waitingSince: string | null;
}

/** Needed to move and answer it. */
export type BoardRecord = Pick<
  Row,
  "reference" | "rev" | "name" | "about" | "status" | "language" | "isWithdrawn" | "isAnswered"
>;

interface Step {
  _key: string;
  at: string;
  by: string;
}

export interface Message {
  key: string;
  kind: "answer" | "link" | "confirm" | "changed" | "withdrawn";
  at: string;
  by?: string;
  subject?: string;
  text?: string;
  mail: string;
}

export interface Template {
  name: string;
  /** Status set with the answer. */
  to?: string;
  words: Translated<{ title: string; subject: string; text: string }>;
}

export interface Progress {
  rev: string;
  status: string;
  isWithdrawn: boolean;
  isAnswered: boolean;
  /** By mail address. */
  names: Record<string, string>;
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

/** See the server's `Week`. */
export interface Week {
  start: string;
  received: number;
  answered: number;
  moved: number;
  medianHours: number | null;
  inTime: number | null;
}

export interface Handler {
  email: string;
  name: string;
}

export type ActionResult =
  | { reference: string; ok: true; rev: string }
  | { reference: string; ok: false; code: string };

const problems: Record<string, string> = {
  "signed-out": "You’re signed out. Sign in again: nothing is lost.",
  "role-forbidden": "You don’t have permission to do this. Ask an admin.",
  outdated: "Someone else just changed this. Check their change, then try again.",
  "status-forbidden": "Only an admin can move a card back. A withdrawn application can’t be moved.",
  "resume-unavailable": "There’s no CV to open: none was sent, or the virus scan isn’t finished.",
  "mail-unavailable": "There’s no email to resend.",
  "fields-invalid": "A field is empty or too long, or a {{placeholder}} isn’t filled in.",
  "not-found": "This has been deleted.",
  "too-many": "Too many requests. Wait a minute, then try again.",
};

export const getProblem = (code: string | undefined): string =>
  problems[code ?? ""] ?? "Can’t reach the server. Try again in a moment.";

/** The message gives advice. */
export class ApiError extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super(getProblem(code));
    this.code = code;
  }
}

/**
 * Calls the inbox API with JSON.
 *
 * @throws ApiError with advice as message
 */
export async function callApi<Answer>(
  path: string,
  method: "GET" | "POST" | "PATCH" = "GET",
  body?: object,
  options?: RequestInit,
): Promise<Answer> {
  const response = await fetch(`/desk/api/inbox${path}`, {
    method,
    ...options,
    ...(method !== "GET" && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body ?? {}),
    }),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as Answer;
  throw new ApiError((answer as ErrorAnswer | undefined)?.error.code);
}

/**
 * Fetches a file.
 *
 * @throws ApiError with advice as message
 */
export async function fetchFile(path: string): Promise<ArrayBuffer> {
  const response = await fetch(`/desk/api/inbox${path}`, { method: "POST" }).catch(() => undefined);
  if (response?.ok) return response.arrayBuffer();
  const answer: unknown = await response?.json().catch(() => undefined);
  throw new ApiError((answer as ErrorAnswer | undefined)?.error.code);
}

/** Reads the person's inboxes. `undefined` without a session or inbox, or on failure. */
export const readAccess = (): Promise<Access | undefined> =>
  callApi<Access>("").catch(() => undefined);
