import type { KeyboardEvent, Ref, SelectHTMLAttributes } from "react";
import * as line from "../Field/FieldLine.css.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { useFormBusy } from "../Form/FormContext.ts";
import { ChevronIcon } from "../Icons/index.ts";
import * as styles from "./Select.css.ts";

export interface SelectOption {
  value: string;
  /** Text alone: an option holds no markup. Isolate a name in the other script with U+2068 and U+2069. */
  label: string;
  /** Language of the label where it is not the page's (WCAG 3.1.2), and the direction that goes with it. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldLabels,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      "className" | "children" | "multiple" | "size" | "value" | "defaultValue"
    > {
  options: readonly SelectOption[];
  /** Stands while nothing is chosen; its value is "". Not in the list where the field is `required`. */
  placeholder?: string | undefined;
  /** Value of the chosen option, where the caller holds it. */
  value?: string | undefined;
  /** Value of the option chosen at first. @default the placeholder, or the first option */
  defaultValue?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Keys that would change the choice do nothing; Tab goes on. */
function leaveAlone(event: KeyboardEvent) {
  if (event.key !== "Tab") event.preventDefault();
}

/**
 * A choice of one from a list that opens. It is the browser's own list, drawn in the library's look
 * where the browser lets it be drawn.
 *
 * Not for two to five short choices that fit on the page (`RadioGroup`), nor for the one filter of a
 * list (`FilterBar`).
 *
 * Accessibility: a native `<select>`; phones show their own picker.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Space | opens the list |
 * | Up and down arrow | go through the options; the browser decides whether they open it |
 * | Enter | chooses in the open list |
 * | A letter | finds an option |
 * | Escape | closes the list |
 */
export function Select({
  options,
  placeholder,
  label,
  optionalLabel,
  requiredLabel,
  hint,
  error,
  id,
  className,
  "aria-describedby": describedBy,
  ...rest
}: SelectProps) {
  const busy = useFormBusy();
  const labels = { label, optionalLabel, requiredLabel, hint, error };
  return (
    <Field {...labels} id={id} name={rest.name} describedBy={describedBy} className={className}>
      {(control) => (
        <div className={line.control}>
          <select
            className={`${line.input} ${styles.select}`}
            {...control}
            {...rest}
            // Not `disabled`, which would lose focus; a select knows no `readOnly`.
            aria-disabled={busy || rest["aria-disabled"]}
            onKeyDown={busy ? leaveAlone : rest.onKeyDown}
          >
            {placeholder !== undefined && (
              <option value="" hidden={rest.required}>
                {placeholder}
              </option>
            )}
            {options.map(({ label: text, ...option }) => (
              <option key={option.value} {...option}>
                {text}
              </option>
            ))}
          </select>
          <ChevronIcon className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
