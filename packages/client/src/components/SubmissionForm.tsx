import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { type ReactNode, useEffect, useRef } from "react";
import type { FormSubmission } from "../forms/useFormSubmission.ts";
import { LeaveDialog, type LeaveMessages } from "./LeaveDialog.tsx";

interface SubmissionFormProps {
  form: FormSubmission;
  errors: Readonly<Record<string, string>>;
  success: {
    title: string;
    text: string;
    reference: string;
    action: ReactNode;
  };
  leave: LeaveMessages;
  children: ReactNode;
}

/** Form replaced by a focused confirmation once stored. */
export function SubmissionForm({ form, errors, success, leave, children }: SubmissionFormProps) {
  const { result } = form;
  const status = useRef<HTMLDivElement>(null);
  const initialResult = useRef(result);

  // Pages rendered with a result had no button.
  useEffect(() => {
    if (result && result !== initialResult.current) status.current?.focus();
  }, [result]);

  return (
    <>
      <FormStatus
        ref={status}
        tone="success"
        title={result && success.title}
        level={2}
        reference={result && { label: success.reference, value: result.reference }}
        actions={success.action}
      >
        {result && <p>{success.text}</p>}
      </FormStatus>
      {!result && (
        <Form key={form.formKey} errors={errors} busy={form.isSubmitting} {...form.formProps}>
          {children}
        </Form>
      )}
      <LeaveDialog active={form.isUnsent} messages={leave} />
    </>
  );
}
