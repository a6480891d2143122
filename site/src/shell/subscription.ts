import type { ProductSlug } from "@agency/content";
import { honeypotField } from "@agency/server/forms/posted";
import { useState } from "react";
import { formPlaces } from "../../shared/posted.ts";
import { formatClock } from "../format.ts";
import type { Failure } from "../forms/sending.ts";
import { useSending } from "../forms/useSending.ts";
import type { Language } from "../language.ts";
import { readSettings } from "../settings.ts";
import { useLanguage } from "../useLanguage.ts";

/** How a try to subscribe ended, and, after too many, at what time of day the next one may be. */
export interface SubscriptionOutcome {
  /** `confirm`: there is a link in a mail to open first. */
  message: "success" | "confirm" | "failure" | "offline" | "tooMany" | "tooManyWait";
  time: string;
}

function outcomeOf(how: "sent" | Failure, language: Language): SubscriptionOutcome {
  if (how === "sent")
    return { message: readSettings().newsletterConfirms ? "confirm" : "success", time: "" };
  const { reason, after } = how;
  if (reason === "tooMany" && !after) return { message: "tooManyWait", time: "" };
  return {
    message: reason === "offline" || reason === "tooMany" ? reason : "failure",
    time: after ? formatClock(after, language) : "",
  };
}

interface SubscriptionOptions {
  /** The product whose list it is for. @default the newsletter alone */
  product?: ProductSlug;
  /** What the toast says. */
  toastOf: (outcome: SubscriptionOutcome) => string;
}

/**
 * An e-mail address on its way to the newsletter or to the list of a product, for a `SignupField`
 * (specification, sections 4 and 8).
 */
export function useSubscription({ product, toastOf }: SubscriptionOptions) {
  const language = useLanguage();
  const form = product ?? "newsletter";
  const { endpoint, anchor } = formPlaces[form];
  const { values, errors, find, busy, failure, sent, change, submit } = useSending({
    form,
    toastOf: (how) => toastOf(outcomeOf(how, language)),
  });
  const [email, setEmail] = useState(values.email ?? "");
  // Another filling, or what a draft brings, takes the place of what stands there.
  const [shown, setShown] = useState(values);
  if (shown !== values) {
    setShown(values);
    setEmail(values.email ?? "");
  }
  const [error] = errors;
  const ended = sent ? "sent" : failure;

  const send = (address: string, element: HTMLFormElement) =>
    submit({
      values: { email: address },
      trap: String(new FormData(element).get(honeypotField) ?? ""),
    });

  return {
    busy,
    /** What is wrong with the address. */
    error: error && (error.code === "required" ? ("required" as const) : ("email" as const)),
    /** How the last try ended. */
    outcome: ended && outcomeOf(ended, language),
    field: {
      id: anchor,
      action: `${endpoint}#${anchor}`,
      value: email,
      onValueChange(value: string) {
        setEmail(value);
        change({ email: value }, "email");
      },
      onInvalid: (problem: "required" | "email") =>
        find("email", [
          { field: "email", code: problem === "required" ? "required" : "email-invalid" },
        ]),
      onSubmit: (address: string, form: HTMLFormElement) => void send(address, form),
    },
  };
}
