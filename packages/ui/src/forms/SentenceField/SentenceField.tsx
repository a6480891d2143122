import { clsx } from "clsx";
import { type ChangeEvent, type ReactNode, useImperativeHandle, useRef } from "react";
import { control as lineStyle } from "../../internal/fieldLine.css.ts";
import { fieldMark } from "../../internal/fieldMark.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import * as styles from "./SentenceField.css.ts";

export interface SentenceProps extends OuterProps<HTMLParagraphElement> {
  /** Words, and `SentenceField`s among them. */
  children: ReactNode;
}

/** The sentence around `SentenceField`s, in large type. */
export const Sentence = ({ children, className, ...outer }: SentenceProps) => (
  <p {...outer} className={clsx(styles.sentence, className)}>
    {children}
  </p>
);

/** One of the choices of a field. */
export interface SentenceFieldOption {
  /** What is sent. */
  value: string;
  /** What stands in the sentence. */
  label: string;
}

export interface SentenceFieldProps extends OuterProps<HTMLSpanElement> {
  /** Names the field; the words around it are what is seen. */
  label: string;
  /** Of the value in the form; finds its error in the `Form` around it. */
  name: string;
  /** In the empty field, such as "your first name". @default none */
  placeholder?: string | undefined;
  /** Makes it a choice of these. @default what is typed */
  options?: readonly SentenceFieldOption[] | undefined;
  /** An address is written left to right in every language; `lines` may wrap. @default "text" */
  type?: "text" | "email" | "lines" | undefined;
  /** What the browser may fill in. @default off */
  autoComplete?: string | undefined;
  /** The value, where the caller holds it. */
  value?: string | undefined;
  /** The value at first, where the field holds it. @default "" */
  defaultValue?: string | undefined;
  /** Called with a new value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the form needs it. @default false */
  required?: boolean | undefined;
  /** Punctuation right after it, which then never begins a line. @default none */
  mark?: string | undefined;
}

/**
 * A gap in a sentence that the visitor fills in: as wide as what stands in it, on a line that takes
 * the accent and its two points with focus. Stands in a `Sentence`, in a `Form`.
 *
 * Not for a form of more than a handful of fields (`TextField`, `Select`, `TextArea`), nor for a
 * question whose answer needs a hint.
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
  const given = {
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
    <span {...outer} {...{ [fieldMark]: "" }} className={clsx(styles.root, className)} ref={root}>
      <span className={clsx(lineStyle, styles.line)}>
        {options ? (
          <select {...given} className={clsx(styles.control, styles.choice)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : type === "lines" ? (
          <textarea
            {...given}
            dir="auto"
            rows={1}
            placeholder={placeholder}
            readOnly={busy}
            className={clsx(styles.control, styles.text)}
          />
        ) : (
          <input
            {...given}
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
  // A browser breaks a line after such a box whatever follows it.
  return mark ? (
    <span className={styles.together}>
      {field}
      {mark}
    </span>
  ) : (
    field
  );
}
