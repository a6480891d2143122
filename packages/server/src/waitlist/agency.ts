import type { ErrorAnswer } from "../forms/contract.ts";
import { ApiError } from "../http/errors.ts";
import type { WaitlistEntry, WaitlistStore } from "./store.ts";

/** In ms. */
const timeout = 10_000;

/** In ms. Longer than any form's minimum, which the microsite has checked itself. */
const elapsed = 60_000;

/**
 * Creates a store that posts addresses to the newsletter endpoint of an agency's server, which
 * confirms them. Query parameters, such as `product`, become fields of the form.
 */
export function createAgencyStore(endpoint: string): WaitlistStore {
  const url = new URL(endpoint);
  const extra = Object.fromEntries(url.searchParams);
  url.search = "";
  const ending = new AbortController();

  async function add({ id, email, language, consentVersion }: WaitlistEntry): Promise<void> {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ ...extra, id, email, language, consentVersion, elapsed }),
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ending.signal]),
    });
    if (answer.ok) return void (await answer.body?.cancel());
    const { error } = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>;
    const fields = error?.fields?.filter(({ field }) => field === "email") ?? [];
    if (fields.length > 0) throw new ApiError("fields-invalid", { fields });
    throw Object.assign(new Error("The agency's server refused an address."), {
      code: [answer.status, error?.code, ...(error?.fields ?? []).map(({ field }) => field)]
        .filter(Boolean)
        .join(" "),
    });
  }

  return { add, close: async () => ending.abort() };
}
