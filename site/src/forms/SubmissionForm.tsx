import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { type ReactNode, useEffect, useRef } from "react";
import { LeaveQuestion, type LeaveWords } from "./LeaveQuestion.tsx";
import type { Submission } from "./useSubmission.ts";

interface SubmissionFormProps {
  form: Submission;
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
  const { sent } = form;
  const status = useRef<HTMLDivElement>(null);
  const atFirst = useRef(sent);

  // The button that had focus went with the form, but not where the page began without it.
  useEffect(() => {
    if (sent && sent !== atFirst.current) status.current?.focus();
  }, [sent]);

  return (
    <>
      <FormStatus
        ref={status}
        tone="success"
        title={sent && success.title}
        level={2}
        reference={sent && { label: success.reference, value: sent.reference }}
        action={success.action}
      >
        {sent && <p>{success.text}</p>}
      </FormStatus>
      {!sent && (
        <Form key={form.fill} errors={errors} busy={form.busy} {...form.formProps}>
          {children}
        </Form>
      )}
      <LeaveQuestion active={form.unsent} words={leave} />
    </>
  );
}
