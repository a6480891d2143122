import { clsx } from "clsx";
import type { KeyboardEvent, Ref, SelectHTMLAttributes } from "react";
import * as line from "../../internal/fieldLine.css.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import type { FieldLabels } from "../Field/index.ts";
import { LineField, splitField } from "../Field/LineField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import * as styles from "./Select.css.ts";

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** Text alone: an option holds no markup. Isolate a name in the other script with U+2068 and U+2069. */
  label: string;
  /** Language of the label where it is not the page's (WCAG 3.1.2), and the direction that goes with it. */
  lang?: string | undefined;
  /** Direction of the label where it is not the page's. */
  dir?: "ltr" | "rtl" | undefined;
  /** Stands in the list and cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** `className` is the outer element's; `ref`, `id`, `aria-*`, `data-*` and the rest are the select's. */
export interface SelectProps
  extends FieldLabels,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      "className" | "children" | "multiple" | "size" | "value" | "defaultValue"
    > {
  /** What can be chosen, in the order of the list. */
  options: readonly SelectOption[];
  /** Stands while nothing is chosen; its value is "". Not in the list where the field is `required`. */
  placeholder?: string | undefined;
  /** Value of the chosen option, where the caller holds it. */
  value?: string | undefined;
  /** Value of the option chosen at first. @default the placeholder, or the first option */
  defaultValue?: string | undefined;
  /** Of the outer element, which holds the label, the select and its messages. */
  className?: string | undefined;
  /** The select. */
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
 * Not for two to five short choices that fit on the page (`RadioGroup`), for a list so long that it
 * is searched (`Combobox`), nor for the one filter of a list (`FilterBar`).
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const busy = useFormBusy();
  const [frame, rest] = splitField(props);
  return (
    <LineField frame={frame}>
      {(control) => (
        <>
          <select
            className={clsx(line.input, styles.select)}
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
        </>
      )}
    </LineField>
  );
}
