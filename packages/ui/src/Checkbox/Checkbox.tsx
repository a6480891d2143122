import type { InputHTMLAttributes, Ref } from "react";
import { type FieldTexts, useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className"> {
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One thing to agree to or not, such as a consent. Its label may hold links: they open without
 * ticking the box.
 *
 * Not for one of several (`RadioGroup`, `Select`), nor for a setting that holds at once.
 *
 * Accessibility: a native check box; its error and hint describe it. The box is drawn at 22 px and
 * takes clicks on 44 px (WCAG 2.5.8).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the box, then to links in its label |
 * | Space | ticks and unticks |
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
  const { control, messages } = useField({ name: rest.name, id, hint, error, describedBy });
  return (
    <div className={className}>
      <div className={`${styles.row} ${styles.beforeMessage}`}>
        <input
          type="checkbox"
          className={`${styles.input} ${styles.box}`}
          {...control}
          {...rest}
          aria-disabled={busy || rest["aria-disabled"]}
          onClick={busy ? (event) => event.preventDefault() : rest.onClick}
        />
        <label htmlFor={control.id} className={`${styles.label} ${sizes.sm}`}>
          {label}
        </label>
      </div>
      {messages}
    </div>
  );
}
