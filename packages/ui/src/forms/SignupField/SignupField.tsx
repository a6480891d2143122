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
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { screenOnly, scriptOnly } from "../../theme/shown.css.ts";
import * as styles from "./SignupField.css.ts";

export interface SignupFieldProps extends OuterProps<HTMLFormElement> {
  /** Always visible: no placeholder replaces it (WCAG 3.3.2). */
  label: ReactNode;
  /** @default none */
  placeholder?: string | undefined;
  description?: ReactNode | undefined;
  /** Button label ("Join"). */
  submitLabel: ReactNode;
  /** Button label while pending. Blocks clicks. */
  busyLabel?: ReactNode | undefined;
  errorMessage?: ReactNode | undefined;
  /** Last result, announced politely. */
  status?: ReactNode | undefined;
  /** Controlled value. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed address, if valid, instead of `action`. */
  onSubmit?: ((email: string, form: HTMLFormElement) => void) | undefined;
  /**
   * Replaces the browser's message, which may be in another language. Set `errorMessage`. Focus
   * moves to the field.
   *
   * @default the browser's message
   */
  onInvalid?: ((problem: "required" | "email") => void) | undefined;
  /** Initial address, such as one submitted without JavaScript. @default "" */
  defaultValue?: string | undefined;
  /** URL without JavaScript or `onSubmit`, with method `post`. @default none: requires JavaScript */
  action?: string | undefined;
  /** Form field name. @default "email" */
  name?: string | undefined;
  children?: ReactNode | undefined;
}

/**
 * E-mail input with a submit button, validated by the browser (specification, section 5).
 *
 * Not for more fields (`Form`) or a search (`SearchField`).
 */
export function SignupField({
  label,
  placeholder,
  description,
  submitLabel,
  busyLabel,
  errorMessage,
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
    if (busy || onSubmit) event.preventDefault();
    if (!busy) onSubmit?.((value ?? ownValue).trim(), event.currentTarget);
  };

  const handleInvalid = (event: SyntheticEvent<HTMLInputElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    onInvalid?.(event.currentTarget.validity.valueMissing ? "required" : "email");
  };

  const described = [errorMessage && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(" ");
  return (
    <form
      {...outer}
      action={action}
      method={action === undefined ? undefined : "post"}
      className={clsx(styles.root, action === undefined ? scriptOnly : screenOnly, className)}
      onSubmit={submit}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={clsx(styles.row, errorMessage && styles.rowInvalid)}>
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
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={described || undefined}
          onInvalid={onInvalid && handleInvalid}
          onChange={({ target }) => {
            setOwnValue(target.value);
            onValueChange?.(target.value);
          }}
        />
        <Button type="submit" variant="text" className={styles.submit} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <span className={styles.focusLine} aria-hidden="true">
          <AccentLine />
        </span>
      </div>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div id={`${id}-error`} role="alert">
        {errorMessage && <p className={styles.error}>{errorMessage}</p>}
      </div>
      <div className={styles.status} role="status">
        {status}
      </div>
      {children}
    </form>
  );
}
