import { officeTimeZone } from "../office-time.ts";
import { isKnownTimeZone } from "./checks.ts";

/** First words about documents that visitors cannot use. */
const offSiteStates = ["Hidden", "Unpublished", "Closed", "Scheduled"] as const;

type OffSiteState = (typeof offSiteStates)[number];

export const joinSubtitle = (...parts: unknown[]): string => parts.filter(isText).join(" · ");

const isText = (part: unknown): part is string => typeof part === "string" && part !== "";

/** Whether visitors cannot see or use a list entry's document. */
export const isOffSite = (subtitle: unknown): boolean =>
  isText(subtitle) && offSiteStates.some((state) => state === subtitle.split(" · ")[0]);

/**
 * Formats a moment or a day, as in "12 Nov 2026".
 *
 * @param zone IANA name. @default the office's, also for an unfinished name
 */
export function formatDay(value: unknown, zone?: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const ownZone = typeof zone === "string" && isKnownTimeZone(zone) ? zone : officeTimeZone;
  const timeZone = isDay ? "UTC" : ownZone;
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone }).format(
    new Date(value),
  );
}

const isWithdrawn = (withdrawAt: unknown): boolean =>
  typeof withdrawAt === "string" && Date.parse(withdrawAt) <= Date.now();

interface Visibility {
  isShown: unknown;
  /** Moments, ISO 8601. */
  showAt?: unknown;
  withdrawAt?: unknown;
}

/** Returns why a document is not on the site. */
export function getOffSiteState({
  isShown,
  showAt,
  withdrawAt,
}: Visibility): OffSiteState | undefined {
  if (isShown !== true) return "Hidden";
  if (isWithdrawn(withdrawAt)) return "Unpublished";
  return typeof showAt === "string" && Date.parse(showAt) > Date.now() ? "Scheduled" : undefined;
}
