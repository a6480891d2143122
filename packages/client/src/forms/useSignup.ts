import { useState } from "react";
import { readHoneypot } from "./formElement.ts";
import { type SubmissionOptions, useSubmission } from "./useSubmission.ts";

/**
 * Submits an e-mail address as `useFormSubmission` submits a form. Pass `field` to the
 * `SignupField` of `@agency/ui`.
 */
export function useSignup(options: SubmissionOptions) {
  const { anchor, endpoint } = options;
  const { values, errors, setErrors, isSubmitting, failure, result, changeField, submit } =
    useSubmission(options);
  const [email, setEmail] = useState(values.email ?? "");
  const [shownValues, setShownValues] = useState(values);
  if (shownValues !== values) {
    setShownValues(values);
    setEmail(values.email ?? "");
  }
  const [error] = errors;

  return {
    isSubmitting,
    error: error && (error.code === "required" ? ("required" as const) : ("email" as const)),
    end: result ? ("sent" as const) : failure,
    field: {
      id: anchor,
      action: `${endpoint}#${anchor}`,
      value: email,
      onValueChange(value: string) {
        setEmail(value);
        changeField({ email: value }, "email");
      },
      onInvalid: (problem: "required" | "email") =>
        setErrors("email", [
          { field: "email", code: problem === "required" ? "required" : "email-invalid" },
        ]),
      onSubmit: (address: string, form: HTMLFormElement) =>
        void submit({
          values: { email: address },
          honeypot: readHoneypot(form),
        }),
    },
  };
}
