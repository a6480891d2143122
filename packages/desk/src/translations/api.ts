import { callDeskApi } from "../callDeskApi.ts";

/** Fetches from the translations API. Throws as `callDeskApi`. */
export const callApi = <Answer>(path: string): Promise<Answer> =>
  callDeskApi(`/translations${path}`);

/** Reads the person's types to translate. Empty without a session or on failure. */
export const readTypes = (): Promise<string[]> =>
  callApi<{ types: string[] }>("").then(
    ({ types }) => types,
    () => [],
  );
