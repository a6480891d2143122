import { clsx } from "clsx";
import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { screenOnly, scriptOnly } from "../../theme/shown.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import * as styles from "./SignupField.css.ts";

export interface SignupFieldProps extends OuterProps<HTMLFormElement> {
  /** Names the field. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone; give a placeholder then. @default false */
  labelHidden?: boolean | undefined;
  /** Stands while the field is empty. @default none */
  placeholder?: string | undefined;
  /** A line below the field. */
  hint?: ReactNode | undefined;
  /** What the button says, such as "Join". */
  submitLabel: ReactNode;
  /** The button's label while the address is being sent; the button takes no clicks as long as it is set. */
  busyLabel?: ReactNode | undefined;
  /** What is wrong with the address, below the field and tied to it. */
  error?: ReactNode | undefined;
  /** How the last try ended. It stays, and is announced when it comes. */
  status?: ReactNode | undefined;
  /** The address, where the caller holds it. */
  value?: string | undefined;
  /** Called with the address on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed address once the browser's own check has passed. */
  onSubmit: (email: string, form: HTMLFormElement) => void;
  /**
   * Called in place of the browser's own message, which is not in the page's language, when the
   * address is missing or not well formed. Say it in `error`; the field takes focus.
   * @default the browser says it
   */
  onInvalid?: ((problem: "required" | "email") => void) | undefined;
  /** The address at first, where the field holds it: what was typed and sent without a script. @default "" */
  defaultValue?: string | undefined;
  /** Where the form is sent without a script, with the method `post`. @default none: it needs a script */
  action?: string | undefined;
  /** Name of the address in the form. @default "email" */
  name?: string | undefined;
  /** Further fields inside the form, such as hidden ones. */
  children?: ReactNode | undefined;
}

/**
 * An e-mail address in one line, with its button at the end of the line. The browser checks that
 * the address is there and well formed (specification, section 5).
 *
 * Not for more than one field (`Form`), nor for a search (`SearchField`).
 */
export function SignupField({
  label,
  labelHidden = false,
  placeholder,
  hint,
  submitLabel,
  busyLabel,
  error,
  status,
  value,
  onValueChange,
  onSubmit,
  onInvalid,
  defaultValue = "",
  action,
  name = "email",
  className,
  children,
  ...outer
}: SignupFieldProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input);
  const busy = busyLabel !== undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    onSubmit((value ?? ownValue).trim(), event.currentTarget);
  };

  const refuse = (event: SyntheticEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    onInvalid?.(event.currentTarget.validity.valueMissing ? "required" : "email");
  };

  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <form
      {...outer}
      action={action}
      method={action === undefined ? undefined : "post"}
      className={clsx(styles.root, action === undefined ? scriptOnly : screenOnly, className)}
      onSubmit={submit}
    >
      <label htmlFor={id} className={labelHidden ? hidden : styles.label}>
        {label}
      </label>
      <div className={clsx(styles.row, error && styles.rowInvalid)}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="email"
          name={name}
          required
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={busy}
          placeholder={placeholder}
          value={value ?? ownValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onInvalid={onInvalid && refuse}
          onChange={({ target }) => {
            setOwnValue(target.value);
            onValueChange?.(target.value);
          }}
        />
        <Button type="submit" kind="text" className={styles.submit} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <span className={styles.focusLine} aria-hidden="true">
          <Line />
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={`${id}-error`} role="alert">
        {error && <p className={styles.error}>{error}</p>}
      </div>
      <div className={styles.status} role="status">
        {status}
      </div>
      {children}
    </form>
  );
}
