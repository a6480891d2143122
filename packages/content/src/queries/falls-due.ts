import { plannedPost } from "./posts.ts";
import { type Query, query } from "./query.ts";
import { noticeEdge } from "./shell.ts";
import { activeVacancy } from "./vacancies.ts";

/** The first planned change of each kind after a timestamp. Null if there is none. */
export interface FallsDue {
  /** ISO 8601 timestamp at which a post is published. */
  publishedAt: string | null;
  launchAt: string | null;
  /** ISO 8601 timestamp at which a launched product is launched in another place. */
  nextLaunchAt: string | null;
  opensAt: string | null;
  /** ISO 8601 timestamps at which the site-wide notice begins and ends. */
  noticeFrom: string | null;
  noticeUntil: string | null;
  /** ISO 8601 day after which a vacancy is closed. */
  applicationDeadline: string | null;
  /** ISO 8601 timestamps at which a post, a case study and a vacancy are withdrawn. */
  withdrawnAt: (string | null)[];
}

const next = (filter: string, field: string) => `*[${filter}]|order(${field} asc)[0].${field}`;

/**
 * The first planned change of each kind. Takes a parameter instead of the service's `now()`, so
 * that changes due while the response is under way are included.
 */
export const fallsDueQuery: Query<
  FallsDue,
  {
    /** ISO 8601 timestamp in UTC. */
    since: string;
    /** ISO 8601 day in the time zone of deadlines. */
    today: string;
  }
> = query(
  `{"publishedAt":${next(plannedPost, "publishedDate")},` +
    `"launchAt":${next('_type=="product"&&state!="launched"&&launchAt>$since', "launchAt")},` +
    `"nextLaunchAt":${next('_type=="product"&&nextLaunchAt>$since', "nextLaunchAt")},` +
    `"opensAt":${next('_type=="office"&&state!="open"&&opensAt>$since', "opensAt")},` +
    `"noticeFrom":${noticeEdge("from")},"noticeUntil":${noticeEdge("until")},` +
    `"applicationDeadline":${next(`${activeVacancy}&&applicationDeadline>=$today`, "applicationDeadline")},` +
    `"withdrawnAt":[${["blogPost", "caseStudy", "jobVacancy"].map((type) => next(`_type=="${type}"&&withdrawAt>$since`, "withdrawAt")).join()}]}`,
);

/**
 * Returns the time of the earliest planned change, or null.
 *
 * @param timeZone IANA name of the time zone of deadlines
 */
export function nextChange(due: FallsDue, timeZone: string): Date | null {
  const { applicationDeadline: day, ...planned } = due;
  const moments = Object.values(planned)
    .flat()
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  if (day !== null) moments.push(endOfDay(day, timeZone));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** Returns the first moment after a day in a time zone, in ms. */
function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + 86_400_000;
  // This locale formats timestamps nearly as ISO 8601.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const offsetAt = (moment: number) =>
    Date.parse(`${clock.format(moment).replace(" ", "T")}Z`) - moment;
  // Computed twice: the UTC offset can change between the two midnights.
  return midnight - offsetAt(midnight - offsetAt(midnight));
}
