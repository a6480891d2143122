import type { ErrorAnswer } from "@agency/server/forms/contract";

/** `to`: a time, or missing fields. */
export interface Change {
  _key: string;
  at: string;
  by: string;
  what: "tested" | "planned" | "cancelled" | "refused" | "begun" | "finished";
  to?: string;
}

/** Times are ISO 8601. */
export interface SendingState {
  state: "idle" | "planned" | "sending" | "sent";
  dueAt?: string;
  startedAt?: string;
  finishedAt?: string;
  /** Whether all deliveries exist. */
  isListed: boolean;
  counts: { sent: number; failed: number; dropped: number; left: number };
  subscribers: { en: number; ar: number };
  log: Change[];
  maySend: boolean;
}

const fields: Record<string, string> = {
  subject: "subject",
  slug: "slug",
  body: "text",
  "ar.subject": "Arabic subject",
  "ar.body": "Arabic text",
};

export const fieldsIn = (names: readonly string[]): string =>
  new Intl.ListFormat("en").format(names.map((name) => fields[name] ?? name));

const problems: Record<string, string> = {
  "signed-out": "You’re signed out. Sign in again: nothing is lost.",
  "role-forbidden": "You don’t have permission to send issues. Ask an admin or editor.",
  outdated: "Someone else just changed this. Check their change, then try again.",
  "plan-too-soon": "Choose a time at least five minutes from now, or send it now.",
  "status-forbidden":
    "Too late: sending has started, or someone cancelled the schedule. The current status is below.",
  "mail-unavailable": "The mail server rejected it. Try again in a moment.",
  "not-found": "This issue isn’t saved yet. Write a subject, then wait a moment.",
  "too-many": "Too many requests. Wait a minute, then try again.",
};

/** The message gives advice. */
export class ApiError extends Error {}

/** Returns the URL of the draft as mail. */
export const getEmail = (
  issue: string,
  language: string,
  scheme: string,
  revision: string,
): string =>
  `/desk/api/newsletter/${issue}/mail?${new URLSearchParams({ lng: language, scheme, rev: revision })}`;

/**
 * Calls the newsletter API.
 *
 * @throws ApiError with advice as message
 */
export async function callApi(
  issue: string,
  path: "" | "/test" | "/sending" = "",
  method: "GET" | "POST" | "DELETE" = "GET",
  body?: object,
): Promise<SendingState> {
  const response = await fetch(`/desk/api/newsletter/${issue}${path}`, {
    method,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as SendingState;
  const { code, fields: found = [] } = (answer as ErrorAnswer | undefined)?.error ?? {};
  if (code === "fields-invalid" && found.length > 0)
    throw new ApiError(`Missing: ${fieldsIn(found.map(({ field }) => field))}.`);
  throw new ApiError(problems[code ?? ""] ?? "Can’t reach the server. Try again in a moment.");
}
