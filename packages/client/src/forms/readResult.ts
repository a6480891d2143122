import { sentParam, subscribedParam } from "@agency/server/forms/posted";
import type { SubmissionResult } from "./submissionState.ts";

/**
 * Reads the result of a post without JavaScript: `?sent=ENQ-7K3M-9QXT` or `?subscribed=newsletter`.
 *
 * @param referencePrefix such as `ENQ`.
 * @default no references
 */
export function readResult(
  search: URLSearchParams,
  form: string,
  referencePrefix?: string,
): SubmissionResult | undefined {
  const reference = search.get(sentParam) ?? "";
  const pattern = `^${referencePrefix}(-[0-9A-HJKMNP-TV-Z]{4}){2}$`;
  if (referencePrefix && new RegExp(pattern).test(reference)) return { reference };
  return search.get(subscribedParam) === form ? { reference: "" } : undefined;
}
