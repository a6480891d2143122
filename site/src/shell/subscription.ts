import { useToast } from "@agency/ui/Toast";
import { useEffect, useRef, useState } from "react";
import type { Product } from "../../shared/newsletter.ts";
import { clearDraft, readDraft, writeDraft } from "../forms/draft.ts";
import { newFormId } from "../forms/formId.ts";
import type { Outcome } from "../forms/outcome.ts";
import { useLanguage } from "../useLanguage.ts";

/** How a try to subscribe ended. */
export type SubscriptionOutcome = "success" | "failure" | "offline" | "tooMany";

interface SubscriptionOptions {
  /** The product whose list it is for. @default the newsletter alone */
  product?: Product;
  /** What the toast says. */
  message: (outcome: SubscriptionOutcome) => string;
}

const endOf = (outcome: Exclude<Outcome, { kind: "invalid" }>): SubscriptionOutcome => {
  if (outcome.kind === "sent") return "success";
  return outcome.reason === "offline" || outcome.reason === "tooMany" ? outcome.reason : "failure";
};

/**
 * An e-mail address on its way to the newsletter (specification, sections 4 and 8): what the field
 * holds, what is wrong with it, and how the last try ended. A failure keeps the address, and the
 * next try is the same form to the server.
 */
export function useSubscription({ product, message }: SubscriptionOptions) {
  const form = product ?? "newsletter";
  const language = useLanguage();
  const { showToast } = useToast();
  const formId = useRef<string>(undefined);
  const shownAt = useRef(0);
  const [email, setEmail] = useState(() => readDraft(form)?.values.email ?? "");
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<"required" | "email">();
  const [outcome, setOutcome] = useState<SubscriptionOutcome>();

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  function keep(address: string) {
    formId.current ??= readDraft(form)?.id ?? newFormId();
    writeDraft(form, { id: formId.current, values: { email: address }, query: "" });
    return formId.current;
  }

  function end(how: SubscriptionOutcome) {
    setOutcome(how);
    showToast({ message: message(how), type: how === "success" ? "success" : "error" });
  }

  async function submit(address: string, element: HTMLFormElement) {
    const id = keep(address);
    setSubmitting(true);
    setError(undefined);
    setOutcome(undefined);
    const company = String(new FormData(element).get("company") ?? "");
    try {
      // The form's code comes with its first use.
      const { sendNewsletter } = await import("../forms/send.ts");
      const ended = await sendNewsletter(
        {
          id,
          onNewId(next) {
            formId.current = next;
            keep(address);
          },
          shownAt: shownAt.current,
          language,
          values: { email: address, company },
        },
        product,
      );
      if (ended.kind === "invalid")
        return setError(ended.fields[0]?.code === "required" ? "required" : "email");
      if (ended.kind === "sent") {
        clearDraft(form);
        formId.current = undefined;
        setEmail("");
      }
      end(endOf(ended));
    } catch (cause) {
      console.error(cause);
      end(navigator.onLine ? "failure" : "offline");
    } finally {
      setSubmitting(false);
    }
  }

  return {
    submitting,
    error,
    outcome,
    value: email,
    onValueChange(value: string) {
      keep(value);
      setEmail(value);
      setError(undefined);
    },
    onSubmit: (address: string, element: HTMLFormElement) => void submit(address, element),
  };
}
