import { callDeskApi } from "../callDeskApi.ts";

/** Fetches from the translations API. Throws as `callDeskApi`. */
export const callApi = <Answer>(path: string): Promise<Answer> =>
  callDeskApi(`/translations${path}`);

/**
 * Reads the types that the person can translate. Empty without a session or if the request fails.
 */
export const readTypes = (): Promise<string[]> =>
  callApi<{ types: string[] }>("").then(
    ({ types }) => types,
    () => [],
  );
