import type { ErrorAnswer } from "@agency/server/forms/contract";

const problems: Record<string, string> = {
  "signed-out": "You are signed out. Sign in again: nothing is lost.",
  "role-forbidden": "Your role does not allow that. An admin can change it.",
  "too-many": "That was a lot in a short time. Wait a minute.",
};

/**
 * Fetches from the translations API.
 *
 * @throws Error with advice as message
 */
export async function callApi<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`/desk/api/translations${path}`).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as Answer;
  const { code } = (answer as ErrorAnswer | undefined)?.error ?? {};
  throw new Error(
    problems[code ?? ""] ?? "The server could not be reached. Try again in a moment.",
  );
}

/**
 * Reads the types that the person can translate. Empty without a session or if the request fails.
 */
export const readTypes = (): Promise<string[]> =>
  callApi<{ types: string[] }>("").then(
    ({ types }) => types,
    () => [],
  );
