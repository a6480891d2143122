import { isContentError } from "@agency/content";
import { isOutage } from "../http/errors.ts";
import type { Uncached } from "./page-cache.ts";
import type { Rendered } from "./renderer.ts";

/** 404: no page or document. 500: the document cannot be shown. 503: the query failed. */
export type PageStatus = 200 | 404 | 500 | 503;

/** failed: unreadable content. broken: its content or code cannot be rendered. */
export type PageOutcome = "rendered" | "failed" | "broken";

export function getStatus({ found, failure }: Pick<Rendered, "found" | "failure">): PageStatus {
  if (failure !== undefined) return isOutage(failure) ? 503 : 500;
  return found ? 200 : 404;
}

const outcomes: Partial<Record<PageStatus, PageOutcome>> = { 500: "broken", 503: "failed" };

export const getOutcome = ({ status }: { status: PageStatus }): PageOutcome =>
  outcomes[status] ?? "rendered";

/**
 * Returns whether an uncached page leaves its stale copy in place. An incomplete layout and an
 * error of the code may be temporary, unlike a document that does not fit.
 */
export function getStale({
  isWhole,
  failure,
}: Pick<Rendered, "isWhole" | "failure">): Uncached<unknown>["stale"] {
  if (failure === undefined) return isWhole ? undefined : "once";
  if (isOutage(failure)) return "always";
  return isContentError(failure) ? undefined : "once";
}
