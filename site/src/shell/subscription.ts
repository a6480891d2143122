import { useState } from "react";
import type { Product } from "../../shared/newsletter.ts";
import { formatClock } from "../format.ts";
import { trapName } from "../forms/Trap.tsx";
import { type Failure, useSending } from "../forms/useSending.ts";
import type { Language } from "../language.ts";
import { useLanguage } from "../useLanguage.ts";

/** How a try to subscribe ended, and, after too many, at what time of day the next one may be. */
export interface SubscriptionOutcome {
  message: "success" | "failure" | "offline" | "tooMany";
  time: string;
}

function outcomeOf(how: "sent" | Failure, language: Language): SubscriptionOutcome {
  if (how === "sent") return { message: "success", time: "" };
  const { reason, after } = how;
  return {
    message: reason === "offline" || reason === "tooMany" ? reason : "failure",
    time: formatClock(after, language),
  };
}

interface SubscriptionOptions {
  /** The product whose list it is for. @default the newsletter alone */
  product?: Product;
  /** What the toast says. */
  toastOf: (outcome: SubscriptionOutcome) => string;
}

/**
 * An e-mail address on its way to the newsletter or to the list of a product, for a `SignupField`
 * (specification, sections 4 and 8).
 */
export function useSubscription({ product, toastOf }: SubscriptionOptions) {
  const language = useLanguage();
  const { values, errors, setErrors, busy, failure, sent, change, submit } = useSending({
    form: product ?? "newsletter",
    toastOf: (how) => toastOf(outcomeOf(how, language)),
  });
  const [email, setEmail] = useState(values.email ?? "");
  const [error] = errors;
  const ended = sent ? "sent" : failure;

  async function send(address: string, form: HTMLFormElement) {
    const trap = String(new FormData(form).get(trapName) ?? "");
    if (await submit({ values: { email: address }, trap })) setEmail("");
  }

  return {
    busy,
    /** What is wrong with the address. */
    error: error && (error.code === "required" ? ("required" as const) : ("email" as const)),
    /** How the last try ended. */
    outcome: ended && outcomeOf(ended, language),
    field: {
      value: email,
      onValueChange(value: string) {
        setEmail(value);
        change({ values: { email: value } }, "email");
      },
      onInvalid: (problem: "required" | "email") =>
        setErrors([
          { field: "email", code: problem === "required" ? "required" : "email-invalid" },
        ]),
      onSubmit: (address: string, form: HTMLFormElement) => void send(address, form),
    },
  };
}
