import type { ApplicantView } from "../forms/applicant.ts";
import { isAnswered } from "../records/answers.ts";
import { getSteps } from "../records/applicantSteps.ts";
import type { Application } from "../records/types.ts";

/** Maps an application to the applicant's view, without staff notes and keys. */
export const createView = (one: Application): ApplicantView => ({
  reference: one.reference,
  position: one.positionTitle ?? one.jobTitle,
  name: one.applicantName,
  email: one.email,
  phone: one.phone,
  newEmail: one.newEmail ?? null,
  steps: getSteps(one),
  status: one.status,
  isAnswered: isAnswered(one),
  isWithdrawn: one.withdrawnAt !== undefined,
  withResume: one.resume !== null,
});
