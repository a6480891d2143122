import { type ReactNode, useId, useRef, useState } from "react";
import * as line from "../Field/FieldLine.css.ts";
import { IconButton } from "../IconButton/index.ts";
import { CloseIcon, SearchIcon } from "../Icons/index.ts";
import { sizes } from "../Text/Text.css.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** What is searched, such as "Search articles". */
  label: ReactNode;
  /** Hides the label from sight; assistive technology still has it. @default false */
  labelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** The text, where the caller holds it. */
  value?: string | undefined;
  /** The text at first, where the field holds it. @default "" */
  defaultValue?: string | undefined;
  /** Called with the text on every change, and with "" when the field is emptied. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the text when the visitor presses Enter. */
  onSearch?: ((value: string) => void) | undefined;
  /** Called when the field gets the focus: early enough to load what it searches. */
  onFocus?: (() => void) | undefined;
  /** Name of the value in the form's address, for a page without scripts. @default "q" */
  name?: string | undefined;
  /** Address the form goes to where nobody follows the text, and without scripts. */
  action?: string | undefined;
  /** The element that the search changes. */
  "aria-controls"?: string | undefined;
  className?: string | undefined;
}

/**
 * A search box with its icon, an underline, and a button that empties it.
 *
 * Not for other text in a form (`TextField`), nor for a choice among known values (`FilterBar`,
 * `Select`).
 *
 * Accessibility: a search landmark with a native search box, named by `label` even where it is not
 * shown. It speaks of the text alone; the page announces the number of results (WCAG 4.1.3).
 * Emptied by its button, it takes focus back.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the box, then to the button while there is text |
 * | Enter | searches |
 * | Escape | empties the box |
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
  name = "q",
  action,
  "aria-controls": controls,
  className,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <search className={[styles.root, className].filter(Boolean).join(" ")}>
      <form
        action={action}
        onSubmit={(event) => {
          // Where nobody follows the text, the address does.
          if (action && !onSearch && !onValueChange) return;
          event.preventDefault();
          onSearch?.(text);
        }}
      >
        <label htmlFor={id} className={labelHidden ? undefined : `${styles.label} ${sizes.sm}`}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <div className={line.control}>
          <SearchIcon className={styles.icon} />
          <input
            ref={input}
            id={id}
            type="search"
            name={name}
            dir="auto"
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            aria-controls={controls}
            className={`${line.input} ${styles.input}`}
            onFocus={onFocus}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || text === "") return;
              event.preventDefault();
              change("");
            }}
          />
          {text !== "" && (
            <IconButton
              className={styles.clear}
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
      </form>
    </search>
  );
}
