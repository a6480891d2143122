import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import type { translations } from "./translations/index.ts";

export const endpoint = "/api/waitlist";

/** Version of the current `consents` text. Keep former ones. */
export const consentVersion = "waitlist-1";

export type FormProblem = keyof (typeof translations)["en"]["waitlist"]["problems"];

export function getProblem(
  fields: readonly FieldError[] | undefined,
  reason: FailureReason | undefined,
): FormProblem {
  const found = fields?.find(({ field }) => field === "email");
  if (found) return found.code === "required" ? "missing" : "email";
  return reason === "tooMany" ? "many" : "failed";
}
