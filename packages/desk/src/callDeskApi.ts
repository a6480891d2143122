import type { ErrorAnswer } from "@agency/server/forms/contract";

const problems: Record<string, string> = {
  "signed-out": "You are signed out. Sign in again: nothing is lost.",
  "role-forbidden": "Your role does not allow that. An admin can change it.",
  "too-many": "That was a lot in a short time. Wait a minute.",
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
  throw new Error(
    problems[code ?? ""] ?? "The server could not be reached. Try again in a moment.",
  );
}
