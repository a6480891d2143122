import type { ErrorAnswer } from "@agency/server/forms/contract";

export const roles = ["admin", "editor", "translator", "recruiter"] as const;
export type Role = (typeof roles)[number];

/** Times are ISO 8601. */
export interface PersonRow {
  id: string;
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  role: Role;
  isMe: boolean;
  isActive: boolean;
  isInvited: boolean;
  invitedUntil: string | null;
  isEnded: boolean;
  hasPassword: boolean;
  passkeys: number;
  sessions: { device: string | null; seenAt: string }[];
}

export interface AuditEntry {
  id: string;
  at: string;
  what: string;
  by: string;
  whom: string;
  role: string | null;
  way: string | null;
}

const problems: Record<string, string> = {
  "signed-out": "You’re signed out. Sign in again: nothing is lost.",
  "confirmation-needed": "Nothing was changed. Try again and confirm it’s you.",
  "person-active": "This user can already sign in. Change their role, or send a reset link.",
  "person-inactive": "This user can’t sign in yet. Send them an invitation.",
  "role-forbidden": "Only admins can do this, and not to their own account. Ask another admin.",
  "fields-invalid": "Enter a valid email address.",
  "not-found": "This user no longer exists.",
  "too-many": "Too many requests. Wait a few minutes, then try again.",
};

/** The message gives advice. */
export class ApiError extends Error {
  readonly code: string | undefined;

  constructor(code: string | undefined) {
    super(problems[code ?? ""] ?? "Can’t reach the server. Try again in a moment.");
    this.code = code;
  }
}

/**
 * Calls the API for managing people.
 *
 * @throws ApiError on failure
 */
export async function callApi<Answer>(
  path = "",
  method: "GET" | "POST" | "PATCH" | "DELETE" = "GET",
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/desk/api/people${path}`, {
    method,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as Answer;
  const { code } = (answer as ErrorAnswer | undefined)?.error ?? {};
  throw new ApiError(code);
}

/** Whether the person is an admin. `false` without a session. */
export async function fetchCanManagePeople(): Promise<boolean> {
  const response = await fetch("/desk/api/session").catch(() => undefined);
  if (!response?.ok) return false;
  return ((await response.json()) as { role: Role }).role === "admin";
}
