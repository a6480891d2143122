import { applicationStatuses } from "@agency/content/statuses";
import type { ApplicantStep } from "../forms/applicant.ts";
import type { Application } from "./types.ts";

/** Returns all steps, with times. */
export function getSteps({
  status,
  statusLog = [],
  appliedAt,
}: Pick<Application, "status" | "statusLog" | "appliedAt">): ApplicantStep[] {
  const now = applicationStatuses.indexOf(status);
  return applicationStatuses.map((one, place) => {
    const state = place < now ? "past" : place === now ? "now" : "ahead";
    // An application that was moved back has left later steps.
    if (state === "ahead") return { state };
    const at = place === 0 ? appliedAt : statusLog.findLast(({ to }) => to === one)?.at;
    return { state, ...(at !== undefined && { at }) };
  });
}
