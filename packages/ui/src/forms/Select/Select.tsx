import { clsx } from "clsx";
import type { KeyboardEvent, Ref, SelectHTMLAttributes } from "react";
import * as line from "../../internal/fieldLine.css.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import type { FieldLabels } from "../Field/index.ts";
import { splitFieldProps, UnderlinedField } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import * as styles from "./Select.css.ts";

export interface SelectOption {
  value: string;
  /** Plain text. Isolate names in the other script with U+2068 and U+2069. */
  label: string;
  /** Language of the label, if not the page's (WCAG 3.1.2). Set `dir` too. */
  lang?: string | undefined;
  /** Direction of the label, if not the page's. */
  dir?: "ltr" | "rtl" | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Attributes other than `className` go to the `<select>`. */
export interface SelectProps
  extends FieldLabels,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      "className" | "children" | "multiple" | "size" | "value" | "defaultValue"
    > {
  options: readonly SelectOption[];
  /** Option with the value "", not in the list if `required`. */
  placeholder?: string | undefined;
  /** Selected value (controlled). */
  value?: string | undefined;
  /** Initial value (uncontrolled). @default the placeholder, or the first option */
  defaultValue?: string | undefined;
  className?: string | undefined;
  /** The `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Blocks keys that would change the selection. */
function blockSelectionKeys(event: KeyboardEvent) {
  if (event.key !== "Tab") event.preventDefault();
}

/**
 * A native select, styled in browsers with customizable selects.
 *
 * Not for two to five short options (`RadioGroup`), long lists that need search (`Combobox`) or a
 * single filter (`FilterBar`).
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const busy = useFormBusy();
  const [fieldProps, rest] = splitFieldProps(props);
  return (
    <UnderlinedField fieldProps={fieldProps}>
      {(control) => (
        <>
          <select
            className={clsx(line.input, styles.select)}
            {...control}
            {...rest}
            // Not `disabled`, which would lose focus. A `<select>` has no `readOnly`.
            aria-disabled={busy || rest["aria-disabled"]}
            onKeyDown={busy ? blockSelectionKeys : rest.onKeyDown}
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
        </>
      )}
    </UnderlinedField>
  );
}
