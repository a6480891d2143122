import { clsx } from "clsx";
import { type InputHTMLAttributes, type Ref, useRef } from "react";
import * as styles from "../../internal/choice.css.ts";
import { fieldMark } from "../../internal/fieldMark.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { sizes } from "../../theme/type.css.ts";
import { type FieldTexts, useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";

/** `className` is the outer element's; `ref`, `id`, `aria-*`, `data-*` and the rest are the box's. */
export interface CheckboxProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className"> {
  /** Of the outer element, which holds the box, its label and its messages. */
  className?: string | undefined;
  /** The box. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One thing to agree to or not, such as a consent. Its label may hold links: they open without
 * ticking the box. Native: Radix's is a button, and would post nothing without scripts.
 *
 * Not for one of several (`RadioGroup`, `Select`), for several of a list (`CheckboxGroup`), nor for a
 * setting that holds at once (`Switch`).
 */
export function Checkbox({
  label,
  hint,
  error,
  id,
  className,
  "aria-describedby": describedBy,
  ...rest
}: CheckboxProps) {
  const busy = useFormBusy();
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  const { control, messages } = useField({
    label,
    name: rest.name,
    id,
    hint,
    error,
    describedBy,
  });
  return (
    <div ref={root} {...{ [fieldMark]: "" }} className={className}>
      <div className={clsx(styles.row, styles.beforeMessage)}>
        <input
          type="checkbox"
          className={clsx(styles.input, styles.box)}
          {...control}
          {...rest}
          aria-disabled={busy || rest["aria-disabled"]}
          onClick={busy ? (event) => event.preventDefault() : rest.onClick}
        />
        <label htmlFor={control.id} className={clsx(styles.label, sizes.sm)}>
          {label}
        </label>
      </div>
      {messages}
    </div>
  );
}
