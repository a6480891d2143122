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
import { focusIn } from "../../internal/focusIn.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { FormContext } from "./FormContext.ts";
import { summaryMark } from "./summaryMark.ts";

/** The form is the outer element and takes everything that is not named here. */
export interface FormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, "noValidate" | "onSubmit" | "action"> {
  /** What is wrong, by the field's `name`. Fields take their error from here. @default none */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * The values are on their way: `SubmitButton` says so, nothing more is sent, and the fields keep
   * their values and their focus. Set it in `onSubmit`, before anything is awaited. @default false
   */
  busy?: boolean | undefined;
  /** Address the form goes to without `onSubmit`. Not a function: React would empty the fields after it. */
  action?: string | undefined;
  /** Called when the visitor sends the form; the page stays. Read the values with `FormData`. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** The form. */
  ref?: Ref<HTMLFormElement> | undefined;
}

const noErrors = {};
const firstInvalid = "[aria-invalid=true]";

/**
 * A form whose errors are its caller's: it passes them to its fields by their names and, when a
 * submission fails, moves focus to the first field in error. Put an `ErrorSummary` by the title,
 * fields in a `Stack` of gap 6 with `FormRow`s, a `SubmitButton` and a `FormStatus` inside it.
 *
 * Without a script the browser sends it to `action`; the page that answers gives `errors` and the
 * fields' `defaultValue`s, and everything is tied together in its HTML. It is left out on paper.
 *
 * Not for a single field with its button (`SignupField`, `SearchField`).
 */
export function Form({ errors = noErrors, busy = false, onSubmit, className, ...rest }: FormProps) {
  const id = useId();
  const submitted = useRef<HTMLFormElement>(null);
  const [submissions, setSubmissions] = useState(0);

  // Only an answer to a submission moves focus: an error that comes while a visitor types does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a submission without `busy` has its answer at once
  useEffect(() => {
    if (busy) return;
    const form = submitted.current;
    submitted.current = null;
    const field = form?.querySelector(firstInvalid);
    // Both are seen where both fit: the field has the last word.
    if (field) form?.querySelector(`[${summaryMark}]`)?.scrollIntoView({ block: "nearest" });
    if (field) focusIn(field);
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
