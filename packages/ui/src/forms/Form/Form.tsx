import { clsx } from "clsx";
import {
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { focusFirstControl } from "../../internal/focusFirstControl.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { errorSummaryAttribute } from "./errorSummaryAttribute.ts";
import { FormContext } from "./FormContext.ts";

/** Other attributes go to the `<form>`. */
export interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, "noValidate" | "onSubmit" | "action"> {
  /** Messages by field `name`. @default none */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * Whether a submission is pending. Fields are read-only and submissions ignored. Set it in
   * `onSubmit`, before the first `await`.
   *
   * @default false
   */
  busy?: boolean | undefined;
  /** URL for submissions without `onSubmit`. With a function, React would reset the form. */
  action?: string | undefined;
  /** Called instead of navigating. Read the values with `FormData`. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** `<form>`. */
  ref?: Ref<HTMLFormElement> | undefined;
}

const noErrors = {};
const firstInvalid = "[aria-invalid=true]";

/**
 * Form that passes `errors` to its fields and focuses the first invalid one after a failed
 * submission. Contains an `ErrorSummary`, fields in a `Stack` of gap 6 with `FormRow`s, a
 * `SubmitButton` and a `FormStatus`. Without JavaScript it is submitted to `action`, whose response
 * renders `errors` and `defaultValue`s. Not printed.
 *
 * Not for one field with a button (`SignupField`, `SearchField`).
 */
export function Form({ errors = noErrors, busy = false, onSubmit, className, ...rest }: FormProps) {
  const id = useId();
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

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    submitted.current = event.currentTarget;
    setSubmissions((count) => count + 1);
    onSubmit?.(event);
  };

  const context = useMemo(() => ({ id, errors, busy }), [id, errors, busy]);
  return (
    <FormContext value={context}>
      <form
        {...rest}
        className={clsx(screenOnly, className)}
        noValidate
        onSubmit={onSubmit || busy ? submit : undefined}
      />
    </FormContext>
  );
}
