import { clsx } from "clsx";
import { type ReactNode, useContext, useId, useRef } from "react";
import * as line from "../../internal/fieldLine.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ArrowEndIcon, CloseIcon, SearchIcon } from "../../primitives/Icons/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { plainOnly, scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import { FormContext } from "../Form/FormContext.ts";
import * as styles from "./SearchField.css.ts";

/** `onFocus` is the input's; everything that is not named here is the outer element's, the landmark. */
export interface SearchFieldProps extends Omit<OuterProps<HTMLElement>, "aria-controls"> {
  /** What is searched, such as "Search articles". */
  label: ReactNode;
  /** Hides the label from sight; assistive technology still has it. @default false */
  labelHidden?: boolean | undefined;
  /** Stands while the field is empty. @default none */
  placeholder?: string | undefined;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** The text, where the caller holds it. */
  value?: string | undefined;
  /** The text at first, where the field holds it. @default "" */
  defaultValue?: string | undefined;
  /** Called with the text on every change, and with "" when the field is emptied. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the text when the visitor presses Enter, which within a `Form` sends nothing. */
  onSearch?: ((value: string) => void) | undefined;
  /** Called when the field gets the focus: early enough to load what it searches. */
  onFocus?: (() => void) | undefined;
  /** Name of the value in the form's address, for a page without scripts. @default "q", none within a `Form` */
  name?: string | undefined;
  /** Address the form goes to where nobody follows the text, and without scripts. None within a `Form`. */
  action?: string | undefined;
  /**
   * Name of a button that searches, on a page without scripts alone, where nobody follows the text.
   * @default none: Enter searches
   */
  submitLabel?: string | undefined;
  /** The element that the search changes. */
  "aria-controls"?: string | undefined;
}

/**
 * A search box with its icon, an underline, and a button that empties it. By hand: React Aria's
 * search field would load with the page, and keeps no landmark and no form around it.
 *
 * Not for other text in a form (`TextField`), nor for a choice among known values (`FilterBar`,
 * `Select`).
 */
export function SearchField({
  label,
  labelHidden = false,
  placeholder,
  clearLabel,
  value,
  defaultValue = "",
  onValueChange,
  onSearch,
  onFocus,
  name,
  action,
  submitLabel,
  "aria-controls": controls,
  className,
  ...outer
}: SearchFieldProps) {
  const id = useId();
  // A form in a form is no HTML: the browser would drop it.
  const within = useContext(FormContext).id !== "";
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input);
  const [text, change] = useControlled(value, defaultValue, onValueChange);
  const field = (
    <>
      <label htmlFor={id} className={labelHidden ? undefined : clsx(styles.label, sizes.sm)}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={line.control}>
        <SearchIcon className={styles.icon} />
        <input
          ref={input}
          id={id}
          type="search"
          name={name ?? (within ? undefined : "q")}
          dir="auto"
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={controls}
          className={clsx(line.input, styles.input)}
          onFocus={onFocus}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (within && event.key === "Enter" && !event.nativeEvent.isComposing) {
              event.preventDefault();
              onSearch?.(text);
            }
            if (event.key !== "Escape" || text === "") return;
            event.preventDefault();
            change("");
          }}
        />
        {submitLabel !== undefined && (
          <IconButton type="submit" className={clsx(styles.clear, plainOnly)} label={submitLabel}>
            <ArrowEndIcon size={20} />
          </IconButton>
        )}
        {text !== "" && (
          <IconButton
            className={clsx(styles.clear, scriptOnly)}
            label={clearLabel}
            onClick={() => {
              change("");
              // The button goes away with the text; focus must not go with it.
              input.current?.focus();
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
      </div>
    </>
  );
  return (
    <search {...outer} className={clsx(styles.root, className)}>
      {within ? (
        field
      ) : (
        <form
          action={action}
          onSubmit={(event) => {
            // Where nobody follows the text, the address does.
            if (action && !onSearch && !onValueChange) return;
            event.preventDefault();
            onSearch?.(text);
          }}
        >
          {field}
        </form>
      )}
    </search>
  );
}
