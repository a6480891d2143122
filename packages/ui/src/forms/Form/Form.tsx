import type { StandardSchemaV1 } from "@standard-schema/spec";
import { clsx } from "clsx";
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { focusFirstControl } from "../../internal/focusFirstControl.ts";
import { gaps } from "../../internal/gaps.css.ts";
import { stack } from "../../primitives/Stack/Stack.css.ts";
import { responsive } from "../../theme/responsive.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { ErrorSummary } from "../ErrorSummary/ErrorSummary.tsx";
import { errorSummaryAttribute } from "./errorSummaryAttribute.ts";
import { FormContext } from "./FormContext.ts";
import type { FormProps, SchemaFormProps } from "./types.ts";
import { useSubmission } from "./useSubmission.ts";

const noErrors = {};
type Errors = Readonly<Record<string, ReactNode>>;

/** Empty messages of the caller do not hide those of the schema. */
const mergeErrors = (found: Errors, own: Errors): Errors => ({
  ...found,
  ...Object.fromEntries(Object.entries(own).filter(([, message]) => Boolean(message))),
});

const firstInvalid = "[aria-invalid=true]";

/**
 * Form that passes errors to its fields and focuses the first invalid one after a failed
 * submission. Errors come from a `schema` in the browser, and from the server in `errors`. Contains
 * fields and `FormRow`s, a `SubmitButton` and a `FormStatus`. Without JavaScript it is submitted to
 * `action`, whose response renders `errors` and `defaultValue`s. Not printed.
 *
 * Not for one field with a button (`SignupField`, `SearchField`).
 */
export function Form<Schema extends StandardSchemaV1>(props: SchemaFormProps<Schema>): ReactNode;
export function Form(props: FormProps): ReactNode;
export function Form(props: FormProps | SchemaFormProps<StandardSchemaV1>) {
  const {
    errors: ownErrors = noErrors,
    busy: isSending = false,
    gap,
    schema,
    summary = schema && <ErrorSummary />,
    onSubmit: _,
    onInput,
    onReset,
    className,
    children,
    ...rest
  } = props;
  const id = useId();
  const { isHandled, submit, revalidate, clearErrors, ...submission } = useSubmission(props);
  const busy = isSending || submission.isPending;
  const submitted = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);

  // Not for errors that appear while typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: submissions without `busy` end at once
  useEffect(() => {
    if (busy) return;
    const form = submitted.current;
    submitted.current = null;
    const field = form?.querySelector(firstInvalid);
    // Scrolls to both if they fit, then to the field by focus.
    if (field)
      form?.querySelector(`[${errorSummaryAttribute}]`)?.scrollIntoView?.({ block: "nearest" });
    if (field) focusFirstControl(field);
  }, [submissions, busy]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    submitted.current = event.currentTarget;
    setSubmissions((count) => count + 1);
    submit(event);
  };

  const context = useMemo(
    () => ({ id, errors: mergeErrors(submission.errors, ownErrors), busy }),
    [id, submission.errors, ownErrors, busy],
  );
  return (
    <FormContext value={context}>
      <form
        {...rest}
        className={clsx(screenOnly, gap && stack, responsive(gap, gaps), className)}
        noValidate
        onSubmit={isHandled || busy ? handleSubmit : undefined}
        onInput={(event) => {
          onInput?.(event);
          revalidate(event.currentTarget);
        }}
        onReset={(event) => {
          onReset?.(event);
          clearErrors();
        }}
      >
        {summary}
        {children}
      </form>
    </FormContext>
  );
}
