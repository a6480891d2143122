import type { InferOutput } from "valibot";
import type { plannedChanges } from "../results/server.ts";
import { plannedPost } from "./posts.ts";
import { type Query, query } from "./query.ts";
import { getNoticeChange } from "./shell.ts";
import { activeVacancy } from "./vacancies.ts";

export type PlannedChanges = InferOutput<typeof plannedChanges>;

const next = (filter: string, field: string) => `*[${filter}]|order(${field} asc)[0].${field}`;

/** Takes a parameter instead of `now()`, to include changes due during the response. */
export const plannedChangesQuery: Query<
  PlannedChanges,
  {
    since: string;
    today: string;
  }
> = query(
  `{"publishedAt":${next(plannedPost, "publishedDate")},` +
    `"launchAt":${next('_type=="product"&&state!="launched"&&launchAt>$since', "launchAt")},` +
    `"nextLaunchAt":${next('_type=="product"&&nextLaunchAt>$since', "nextLaunchAt")},` +
    `"opensAt":${next('_type=="office"&&state!="open"&&opensAt>$since', "opensAt")},` +
    `"noticeFrom":${getNoticeChange("from")},"noticeUntil":${getNoticeChange("until")},` +
    `"applicationDeadline":${next(`${activeVacancy}&&applicationDeadline>=$today`, "applicationDeadline")},` +
    `"withdrawnAt":[${["blogPost", "caseStudy", "jobVacancy"].map((type) => next(`_type=="${type}"&&withdrawAt>$since`, "withdrawAt")).join()}]}`,
);

/**
 * Returns the earliest planned change, or null.
 *
 * @param timeZone IANA name, in which deadlines end
 */
export function getNextChange(due: PlannedChanges, timeZone: string): Date | null {
  const { applicationDeadline: day, ...planned } = due;
  const moments = Object.values(planned)
    .flat()
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  if (day !== null) moments.push(getEndOfDay(day, timeZone));
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** In ms. */
function getEndOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + 86_400_000;
  // Nearly ISO 8601.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const getUtcOffset = (moment: number) =>
    Date.parse(`${clock.format(moment).replace(" ", "T")}Z`) - moment;
  // Computed twice: the offset can change between the midnights.
  return midnight - getUtcOffset(midnight - getUtcOffset(midnight));
}
