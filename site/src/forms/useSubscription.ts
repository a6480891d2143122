import { formatClock } from "@agency/client/format";
import type { SubmissionFailure } from "@agency/client/forms/submissionState";
import { useSignup } from "@agency/client/forms/useSignup";
import { useLanguage } from "@agency/client/navigation";
import { readSettings } from "@agency/client/settings";
import type { ProductSlug } from "@agency/content";
import type { Language } from "@agency/content/language";
import { useFormOptions } from "./useFormOptions.ts";

export interface SubscriptionOutcome {
  /** `confirm`: double opt-in by a link in a mail. */
  message: "success" | "confirm" | "failure" | "offline" | "tooMany" | "tooManyWait";
  time: string;
}

function toOutcome(end: "sent" | SubmissionFailure, language: Language): SubscriptionOutcome {
  if (end === "sent")
    return { message: readSettings().newsletterConfirms ? "confirm" : "success", time: "" };
  const { reason, retryAt } = end;
  if (reason === "tooMany" && !retryAt) return { message: "tooManyWait", time: "" };
  return {
    message: reason === "offline" || reason === "tooMany" ? reason : "failure",
    time: retryAt ? formatClock(retryAt, language) : "",
  };
}

interface SubscriptionOptions {
  /** @default newsletter only */
  product?: ProductSlug;
  getToast: (outcome: SubscriptionOutcome) => string;
}

/** Manages the form of a newsletter or waitlist (specification, sections 4 and 8). */
export function useSubscription({ product, getToast }: SubscriptionOptions) {
  const language = useLanguage();
  const { end, ...signup } = useSignup(
    useFormOptions(product ?? "newsletter", (end) => getToast(toOutcome(end, language))),
  );
  return { ...signup, outcome: end && toOutcome(end, language) };
}
