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
  /** Plain text. Isolate names in the other script (U+2068, U+2069). */
  label: string;
  /** Language, if not the page's (WCAG 3.1.2). Set `dir` too. */
  lang?: string | undefined;
  /** Direction, if not the page's. */
  dir?: "ltr" | "rtl" | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Attributes except `className` go to `<select>`. */
export interface SelectProps
  extends FieldLabels,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      "className" | "children" | "multiple" | "size" | "value" | "defaultValue"
    > {
  options: readonly SelectOption[];
  /** Option "", not listed if `required`. */
  placeholder?: string | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value. @default the placeholder, or the first option */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  /** `<select>`. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Blocks keys that change the selection. */
function blockSelectionKeys(event: KeyboardEvent) {
  if (event.key !== "Tab") event.preventDefault();
}

/**
 * Native select, styled if the browser supports it.
 *
 * Not for two to five short options (`RadioGroup`), long lists (`Combobox`) or one filter
 * (`FilterBar`).
 */
export function Select({ options, placeholder, onChange, onValueChange, ...props }: SelectProps) {
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
            // `disabled` would lose focus, and `<select>` has no `readOnly`.
            aria-disabled={busy || rest["aria-disabled"]}
            onKeyDown={busy ? blockSelectionKeys : rest.onKeyDown}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
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
