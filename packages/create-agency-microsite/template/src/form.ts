import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import type { words } from "./words/index.ts";

/** Where the form is sent to. */
export const endpoint = "/api/waitlist";

/** The wording that the form shows now (`consents` of the words). One that was in use stays there. */
export const consentVersion = "waitlist-1";

/** What can be wrong with a form that was sent. */
export type Problem = keyof (typeof words)["en"]["waitlist"]["problems"];

/** What the visitor is told of what the server found: what is wrong with the field, or why else it was not taken. */
export function getProblem(
  fields: readonly FieldError[] | undefined,
  reason: FailureReason | undefined,
): Problem {
  const found = fields?.find(({ field }) => field === "email");
  if (found) return found.code === "required" ? "missing" : "email";
  return reason === "tooMany" ? "many" : "failed";
}
