import { clsx } from "clsx";
import { type InputHTMLAttributes, type Ref, useRef } from "react";
import * as styles from "../../internal/choice.css.ts";
import { fieldAttribute } from "../../internal/fieldAttribute.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { sizes } from "../../theme/type.css.ts";
import { type FieldTexts, useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";

/** Attributes except `className` go to `<input>`. */
export interface CheckboxProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className"> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  className?: string | undefined;
  /** `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Single check box, such as for consent. The label may contain links. Native: Radix's is not
 * submitted without JavaScript.
 *
 * Not for several options (`RadioGroup`, `Select`, `CheckboxGroup`) or settings that apply
 * immediately (`Switch`).
 */
export function Checkbox({
  label,
  description,
  errorMessage,
  id,
  className,
  onChange,
  onCheckedChange,
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
    description,
    errorMessage,
    describedBy,
  });
  return (
    <div ref={root} {...{ [fieldAttribute]: "" }} className={className}>
      <div className={clsx(styles.row, styles.beforeMessage)}>
        <input
          type="checkbox"
          className={clsx(styles.input, styles.box)}
          {...control}
          {...rest}
          aria-disabled={busy || rest["aria-disabled"]}
          onClick={busy ? (event) => event.preventDefault() : rest.onClick}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <label htmlFor={control.id} className={clsx(styles.label, sizes.sm)}>
          {label}
        </label>
      </div>
      {messages}
    </div>
  );
}
