import type { FormSubmission } from "@agency/client/forms/useFormSubmission";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { type ReactNode, useEffect, useRef } from "react";
import { LeaveQuestion, type LeaveWords } from "./LeaveQuestion.tsx";

interface SubmissionFormProps {
  form: FormSubmission;
  /** What is wrong, by the fields' names. */
  errors: Readonly<Record<string, string>>;
  success: {
    title: string;
    text: string;
    /** What the reference number is called. */
    reference: string;
    /** What can be done next. */
    action: ReactNode;
  };
  leave: LeaveWords;
  /** What stands in the form. */
  children: ReactNode;
}

/** A form, and in its place, once it is sent, how that went. */
export function SubmissionForm({ form, errors, success, leave, children }: SubmissionFormProps) {
  const { result } = form;
  const status = useRef<HTMLDivElement>(null);
  const atFirst = useRef(result);

  // The button that had focus went with the form, but not where the page began without it.
  useEffect(() => {
    if (result && result !== atFirst.current) status.current?.focus();
  }, [result]);

  return (
    <>
      <FormStatus
        ref={status}
        tone="success"
        title={result && success.title}
        level={2}
        reference={result && { label: success.reference, value: result.reference }}
        action={success.action}
      >
        {result && <p>{success.text}</p>}
      </FormStatus>
      {!result && (
        <Form key={form.formKey} errors={errors} busy={form.isSubmitting} {...form.formProps}>
          {children}
        </Form>
      )}
      <LeaveQuestion active={form.isUnsent} words={leave} />
    </>
  );
}
