import type { StandardSchemaV1 } from "@standard-schema/spec";
import { type SubmitEvent, useState, useTransition } from "react";
import { readValues } from "./readValues.ts";
import { getSchemaErrors, type SchemaErrors, updateErrors } from "./schemaErrors.ts";
import type { FormProps, SchemaFormProps } from "./types.ts";

const noErrors: SchemaErrors = {};

/** Validates submissions with the schema, then calls `onSubmit` or the action. */
export function useSubmission(props: FormProps | SchemaFormProps<StandardSchemaV1>) {
  const { schema, action } = props;
  const [errors, setErrors] = useState(noErrors);
  const [isAwaiting, setIsAwaiting] = useState(false);
  const [isActing, startAction] = useTransition();
  /** Whether the browser submits the form. */
  const isNative = !props.onSubmit && typeof action !== "function";

  async function wait(task: Promise<unknown>) {
    setIsAwaiting(true);
    try {
      await task;
    } finally {
      setIsAwaiting(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { currentTarget: form, submitter } = event;
    const values = schema && readValues(form);
    /** Calls the action in a transition, as React's own submission would reset the form. */
    const act = () => {
      if (typeof action === "function")
        startAction(() => action(new FormData(form, submitter as HTMLElement)));
    };
    const finish = (result: StandardSchemaV1.Result<unknown>): unknown => {
      setErrors(getSchemaErrors(result.issues, Object.keys(values ?? {})));
      if (result.issues) return undefined;
      if (props.schema && props.onSubmit) return props.onSubmit(result.value, form);
      return isNative ? form.submit() : act();
    };

    if (!schema) {
      event.preventDefault();
      return props.onSubmit ? props.onSubmit(event) : act();
    }
    const result = schema["~standard"].validate(values);
    if (!(result instanceof Promise) && !result.issues && isNative) return setErrors(noErrors);
    event.preventDefault();
    const task = result instanceof Promise ? result.then(finish) : finish(result);
    if (task instanceof Promise) void wait(task);
  }

  /** Validates the fields in error again, unless the schema is asynchronous. */
  function revalidate(form: HTMLFormElement) {
    if (!schema || Object.keys(errors).length === 0) return;
    const result = schema["~standard"].validate(readValues(form));
    if (!(result instanceof Promise))
      setErrors(updateErrors(errors, getSchemaErrors(result.issues, Object.keys(errors))));
  }

  return {
    errors,
    isPending: isAwaiting || isActing,
    isHandled: Boolean(props.onSubmit || schema) || !isNative,
    submit,
    revalidate,
    clearErrors: () => setErrors(noErrors),
  };
}
