import type { FieldError } from "@agency/server/forms/fieldError";
import { useState } from "react";
import { getFormElement, readHoneypot } from "./formElement.ts";
import { type SubmissionOptions, useSubmission } from "./useSubmission.ts";

const getErrorKey = ({ code }: FieldError) =>
  code === "required" || code === "email-international" ? code : ("email" as const);

/** Submits an e-mail address like `useFormSubmission`. Pass `field` to `SignupField`. */
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

  const send = (address: string, form: HTMLFormElement) =>
    void submit({ values: { email: address }, honeypot: readHoneypot(form) });

  return {
    isSubmitting,
    error: error && getErrorKey(error),
    end: result ? ("sent" as const) : failure,
    field: {
      id: anchor,
      action: `${endpoint}#${anchor}`,
      value: email,
      onValueChange(value: string) {
        setEmail(value);
        changeField({ email: value }, "email");
      },
      /** The schema takes more, such as a pasted `mailto:` link. */
      onInvalid: (problem: "required" | "email") =>
        problem === "required"
          ? setErrors("email", [{ field: "email", code: problem }])
          : send(email, getFormElement(anchor) as HTMLFormElement),
      onSubmit: send,
    },
  };
}
