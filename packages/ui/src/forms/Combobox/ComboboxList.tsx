import { clsx } from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { type AriaListBoxOptions, useListBox, useOption } from "react-aria/useListBox";
import { usePopover } from "react-aria/usePopover";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import * as picker from "../../internal/picker.css.ts";
import { noMatches } from "../../messages/forms.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Combobox.css.ts";
import type { ComboboxOption } from "./Combobox.tsx";

interface ComboboxListProps {
  state: ComboBoxState<ComboboxOption>;
  aria: AriaListBoxOptions<ComboboxOption>;
  listRef: RefObject<HTMLDivElement | null>;
  popoverRef: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  options: readonly ComboboxOption[];
  emptyLabel: ReactNode | undefined;
}

/** Not in a portal, to inherit the theme. */
export function ComboboxList({
  state,
  aria,
  listRef,
  popoverRef,
  inputRef,
  options,
  emptyLabel,
}: ComboboxListProps) {
  const message = useMessage();
  const { popoverProps } = usePopover(
    { triggerRef: inputRef, popoverRef, isNonModal: true, placement: "bottom start" },
    state,
  );
  const { listBoxProps } = useListBox({ ...aria, shouldFocusOnHover: true }, state, listRef);
  const keys = [...state.collection.getKeys()];
  return (
    <div
      {...popoverProps}
      ref={popoverRef}
      style={{ ...popoverProps.style, left: undefined, right: undefined }}
      className={clsx(picker.popover, styles.popover)}
    >
      <div {...listBoxProps} ref={listRef} className={styles.list}>
        {keys.map((key) => (
          <Option
            key={key}
            state={state}
            option={options.find(({ value }) => value === key) as ComboboxOption}
          />
        ))}
        {keys.length === 0 && (
          // biome-ignore lint/a11y/useFocusableInteractive: a list box may contain only options
          <div role="option" aria-selected="false" aria-disabled="true" className={styles.empty}>
            {emptyLabel ?? message(noMatches)}
          </div>
        )}
      </div>
    </div>
  );
}

function Option({
  state,
  option,
}: {
  state: ComboBoxState<ComboboxOption>;
  option: ComboboxOption;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused } = useOption({ key: option.value }, state, ref);
  return (
    <div {...optionProps} ref={ref} data-focused={isFocused || undefined} className={styles.option}>
      <span>
        <bdi>{option.label}</bdi>
        {option.description && (
          <>
            {" "}
            <bdi className={clsx(styles.description, sizes.sm)}>{option.description}</bdi>
          </>
        )}
      </span>
    </div>
  );
}
