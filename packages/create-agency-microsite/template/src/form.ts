import type { PostedForm } from "@agency/server/forms/posted";
import type { Translations } from "./translations/index.ts";

export const endpoint = "/api/waitlist";

/** Version of the current `consents` text. Keep former ones. */
export const consentVersion = "waitlist-1";

export type RejectedForm = Pick<PostedForm, "errors" | "failure">;

export interface FormProblems {
  /** Messages by field name. */
  errors: Record<string, string>;
  /** Message of a form that failed as a whole. */
  status?: string;
}

/** Returns the messages of a rejected form. */
export function getProblems(
  t: Translations["forms"],
  rejected: RejectedForm | undefined,
): FormProblems {
  const texts: Partial<Record<string, string>> = t.errors;
  const errors: Record<string, string> = {};
  if (!rejected) return { errors };
  for (const { field, code } of rejected.errors)
    errors[field] ??= texts[code] ?? texts[code.replace(/-.*/, "")] ?? t.errors.invalid;
  if (rejected.errors.length > 0) return { errors };
  return { errors, status: rejected.failure === "tooMany" ? t.many : t.failed };
}
