import type { ErrorAnswer } from "@agency/server/forms/contract";

const problems: Record<string, string> = {
  "signed-out": "You’re signed out. Sign in again: nothing is lost.",
  "role-forbidden": "You don’t have permission to see this. Ask an admin.",
  "too-many": "Too many requests. Wait a minute, then try again.",
};

/**
 * Fetches from the desk's API.
 *
 * @throws Error with advice as message
 */
export async function callDeskApi<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`/desk/api${path}`).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as Answer;
  const { code } = (answer as ErrorAnswer | undefined)?.error ?? {};
  throw new Error(problems[code ?? ""] ?? "Can’t reach the server. Try again in a moment.");
}
