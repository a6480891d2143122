import { plannedPost } from "./posts.ts";
import { type Query, query } from "./query.ts";
import { noticeEdge } from "./shell.ts";
import { activeVacancy } from "./vacancies.ts";

/** The first thing of each kind after a moment that is planned and changes what is shown; null where there is none. */
export interface FallsDue {
  /** ISO 8601 moment at which a post appears. */
  publishedAt: string | null;
  /** ISO 8601 moment at which a product is launched. */
  launchAt: string | null;
  /** ISO 8601 moment at which one that is launched is so in another place. */
  nextLaunchAt: string | null;
  /** ISO 8601 moment at which an office opens. */
  opensAt: string | null;
  /** ISO 8601 moments at which the notice on top of the site begins and ends. */
  noticeFrom: string | null;
  noticeUntil: string | null;
  /** ISO 8601 day after whose end a vacancy is closed. */
  applicationDeadline: string | null;
  /** ISO 8601 moments at which a post, a case study and a vacancy are withdrawn. */
  withdrawnAt: (string | null)[];
}

const next = (filter: string, field: string) => `*[${filter}]|order(${field} asc)[0].${field}`;

/**
 * What falls due first after a moment, of each kind. `nextChange` makes one moment of it. The moment is
 * given, and not the service's `now()`: what falls due while the answer is on its way is in it too.
 */
export const fallsDueQuery: Query<
  FallsDue,
  {
    /** ISO 8601 moment in UTC. */
    since: string;
    /** ISO 8601 day in the zone which deadlines are told by. */
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
 * The moment of what falls due first, or null.
 *
 * @param timeZone IANA name of the zone by whose calendar the last day of a vacancy ends
 */
export function nextChange(due: FallsDue, timeZone: string): Date | null {
  const { applicationDeadline: day, ...planned } = due;
  const moments = Object.values(planned)
    .flat()
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  if (day !== null) moments.push(endOfDay(day, timeZone));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** The first moment after a day in a zone, in ms. */
function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + 86_400_000;
  // This locale writes moments nearly as ISO 8601 does.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const offsetAt = (moment: number) =>
    Date.parse(`${clock.format(moment).replace(" ", "T")}Z`) - moment;
  // Twice, since the clocks may change between the two midnights.
  return midnight - offsetAt(midnight - offsetAt(midnight));
}
