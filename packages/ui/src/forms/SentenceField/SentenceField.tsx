import { clsx } from "clsx";
import { type ChangeEvent, type ReactNode, useImperativeHandle, useRef } from "react";
import { fieldAttribute } from "../../internal/fieldAttribute.ts";
import { control as lineStyle } from "../../internal/fieldLine.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import * as styles from "./SentenceField.css.ts";
import { SentenceTextArea } from "./SentenceTextArea.tsx";

export interface SentenceProps extends OuterProps<HTMLParagraphElement> {
  children: ReactNode;
}

/** Paragraph with `SentenceField`s, in large type. */
export const Sentence = ({ children, className, ...outer }: SentenceProps) => (
  <p {...outer} className={clsx(styles.sentence, className)}>
    {children}
  </p>
);

export interface SentenceFieldOption {
  value: string;
  label: string;
}

export interface SentenceFieldProps extends OuterProps<HTMLSpanElement> {
  /** Accessible name. */
  label: string;
  /** Form field name, also in the `errors` of the `Form`. */
  name: string;
  /** Placeholder ("your first name"). @default none */
  placeholder?: string | undefined;
  /** Select options. @default none: a text field */
  options?: readonly SentenceFieldOption[] | undefined;
  /** `email` is always left to right. `lines` is multi-line. @default "text" */
  type?: "text" | "email" | "lines" | undefined;
  /** @default off */
  autoComplete?: string | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value. @default "" */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Punctuation after the field, never on its own line. @default none */
  mark?: string | undefined;
}

/**
 * Inline field of a `Sentence`, as wide as its content.
 *
 * Not for long forms (`TextField`, `Select`, `TextArea`) or fields with a hint.
 */
export function SentenceField({
  label,
  name,
  placeholder,
  options,
  type = "text",
  autoComplete = "off",
  value,
  defaultValue,
  onValueChange,
  required = false,
  mark,
  className,
  ref,
  ...outer
}: SentenceFieldProps) {
  const root = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLSpanElement, []);
  const busy = useFormBusy();
  const { control, message } = useField({ label, name });
  useEarlyInput(root);
  const controlProps = {
    ...control,
    name,
    value,
    defaultValue: value === undefined ? (defaultValue ?? "") : undefined,
    required,
    autoComplete,
    "aria-label": label,
    onChange: ({
      currentTarget,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onValueChange?.(currentTarget.value),
  };
  const field = (
    <span
      {...outer}
      {...{ [fieldAttribute]: "" }}
      className={clsx(styles.root, className)}
      ref={root}
    >
      <span className={clsx(lineStyle, styles.line)}>
        {options ? (
          <select {...controlProps} className={clsx(styles.control, styles.choice)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : type === "lines" ? (
          <SentenceTextArea
            {...controlProps}
            placeholder={placeholder}
            readOnly={busy}
            mark={mark}
          />
        ) : (
          <input
            {...controlProps}
            type={type}
            dir={type === "email" ? "ltr" : "auto"}
            size={Math.max(8, placeholder?.length ?? 0)}
            placeholder={placeholder}
            readOnly={busy}
            className={styles.control}
          />
        )}
      </span>
      {message && (
        <span id={`${control.id}-error`} className={styles.error}>
          {message}
        </span>
      )}
    </span>
  );
  return mark && type !== "lines" ? (
    <span className={styles.noWrap}>
      {field}
      {mark}
    </span>
  ) : (
    field
  );
}
