import type { Reader } from "@agency/content";
import type { Timeouts } from "../settings/timeouts.ts";
import type { RouteMatch } from "./routes.ts";

/** Queries for document ids by page, `null` if it has none. */
export type ExistenceQueries = Readonly<
  Record<
    string,
    (
      reader: Reader,
      params: Readonly<Record<string, string>>,
      signal: AbortSignal,
    ) => Promise<string | null>
  >
>;

/** Anyone can invent addresses. */
const maxKept = 10_000;

/**
 * Creates a check of whether a page's document exists. `true` without a query, and if the query
 * fails or exceeds `timeouts.exists`, because the page reports that. Other results are cached for
 * `timeouts.existsKept`.
 */
export function createExistenceCheck(
  reader: Reader,
  questions: ExistenceQueries,
  timeouts: Timeouts,
): (match: RouteMatch) => Promise<boolean> {
  const kept = new Map<string, { exists: Promise<boolean>; until: number }>();

  return async ({ route: { page }, params }) => {
    const question = questions[page];
    if (!question) return true;
    const address = `${page} ${JSON.stringify(params)}`;
    const known = kept.get(address);
    const now = performance.now();
    if (known && known.until > now) return known.exists;
    const signal = AbortSignal.timeout(timeouts.exists);
    const asked = question(reader, params, signal).then((id) => id !== null);
    const exists = asked.catch(() => {
      kept.delete(address);
      return true;
    });
    kept.delete(address);
    kept.set(address, { exists, until: now + timeouts.existsKept });
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return exists;
  };
}
