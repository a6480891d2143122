import * as v from "valibot";
import { currentConsents } from "./consent.ts";
import {
  code,
  elapsedSchema,
  emailSchema,
  formIdSchema,
  languageSchema,
  requiredLine,
  requiredNameSchema,
  requiredPhone,
  requiredText,
  trapSchema,
} from "./fields.ts";
import { mostCoverLetter } from "./limits.ts";

export { mostCoverLetter, mostResume, resumeAccept, resumeProblem } from "./limits.ts";

/** Which wording the visitor agrees to; change it whenever the form's promise changes. */
export const applicationConsentVersion = currentConsents.application;

/** Milliseconds a person needs at least; what says it was faster is asked to wait. */
export const minimumApplicationTime = 3_000;

/**
 * The `form` part of `POST /api/applications`, as JSON; the optional `resume` part is the file.
 * `jobId` is the id of the vacancy, `position` its title as the visitor saw it. `website` is a
 * trap that people never see: it stays empty.
 *
 * Source: specification, section 3.
 */
export const applicationSchema = v.strictObject({
  id: formIdSchema,
  jobId: v.pipe(
    v.string(code("invalid")),
    v.nonEmpty(code("required")),
    v.regex(/^[a-zA-Z0-9][\w-]{0,127}$/, code("invalid")),
  ),
  firstName: requiredNameSchema,
  lastName: requiredNameSchema,
  email: emailSchema,
  phone: requiredPhone,
  position: requiredLine(200),
  coverLetter: requiredText(mostCoverLetter),
  language: languageSchema,
  consentVersion: v.literal(applicationConsentVersion, code("consent-invalid")),
  elapsed: elapsedSchema,
  website: trapSchema,
});

/** What a filled form is sent as. */
export type ApplicationInput = v.InferInput<typeof applicationSchema>;
export type ApplicationForm = v.InferOutput<typeof applicationSchema>;

/** The latest of the agency's days: until it has ended in London, a deadline has not passed. */
const deadlineZone = "Europe/London";

/**
 * Whether a vacancy still takes applications. `deadline` is the last day on which it does
 * (ISO 8601), or null for no end.
 */
export function takesApplications(deadline: string | null | undefined, now: Date): boolean {
  if (!deadline) return true;
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: deadlineZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}` <= deadline.slice(0, 10);
}
