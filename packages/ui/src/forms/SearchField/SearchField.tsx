import { clsx } from "clsx";
import { type ReactNode, type Ref, useContext, useId, useRef } from "react";
import * as line from "../../internal/fieldLine.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { clearSearch } from "../../messages/forms.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ArrowEndIcon, CloseIcon, SearchIcon } from "../../primitives/Icons/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { plainOnly, scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import { FormContext } from "../Form/FormContext.ts";
import * as styles from "./SearchField.css.ts";

/** `onFocus` goes to the `<input>`, the rest to the search landmark. */
export interface SearchFieldProps extends OuterProps<HTMLElement> {
  /** Label ("Search articles"). */
  label: ReactNode;
  /** Visually hidden. @default false */
  labelHidden?: boolean | undefined;
  /** @default none */
  placeholder?: string | undefined;
  /** @default "Clear search" */
  clearLabel?: string | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial text. @default "" */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called on Enter, which submits no surrounding `Form`. */
  onSearch?: ((value: string) => void) | undefined;
  /** Called on focus, for preloading. */
  onFocus?: (() => void) | undefined;
  /** Form field name. @default "q", none within a `Form` */
  name?: string | undefined;
  /** URL without JavaScript or handlers. Ignored within a `Form`. */
  action?: string | undefined;
  /** Submit button name, without JavaScript. @default none: Enter submits */
  submitLabel?: string | undefined;
}

/**
 * Search landmark with an input and a clear button. Not built with React Aria, to keep the initial
 * bundle small.
 *
 * Not for other text (`TextField`) or known options (`FilterBar`, `Select`).
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
  className,
  ref,
  ...outer
}: SearchFieldProps) {
  const id = useId();
  const labelId = `${id}label`;
  const message = useMessage();
  // Browsers remove nested forms.
  const isInForm = useContext(FormContext).id !== "";
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input);
  const [text, change] = useControlled(value, defaultValue, onValueChange);
  const field = (
    <>
      <label
        id={labelId}
        htmlFor={id}
        className={labelHidden ? undefined : clsx(styles.label, sizes.sm)}
      >
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={line.control}>
        <SearchIcon className={styles.icon} />
        <input
          ref={input}
          id={id}
          type="search"
          name={name ?? (isInForm ? undefined : "q")}
          dir="auto"
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className={clsx(line.input, styles.input)}
          onFocus={onFocus}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (isInForm && event.key === "Enter" && !event.nativeEvent.isComposing) {
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
            label={clearLabel ?? message(clearSearch)}
            onClick={() => {
              change("");
              // Keeps focus when the button is removed.
              input.current?.focus();
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
      </div>
    </>
  );
  const landmark = {
    "aria-labelledby": labelId,
    ...outer,
    className: clsx(styles.root, className),
  };
  if (isInForm)
    return (
      <search {...landmark} ref={ref}>
        {field}
      </search>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` would add a landmark
    <form
      {...landmark}
      ref={ref as Ref<HTMLFormElement>}
      role="search"
      action={action}
      onSubmit={(event) => {
        // Without handlers, the browser navigates.
        if (action && !onSearch && !onValueChange) return;
        event.preventDefault();
        onSearch?.(text);
      }}
    >
      {field}
    </form>
  );
}
