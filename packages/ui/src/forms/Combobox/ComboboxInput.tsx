import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { useComboBox } from "react-aria/useComboBox";
import { Item } from "react-stately/Item";
import { useComboBoxState } from "react-stately/useComboBoxState";
import { AriaButton } from "../../internal/AriaButton.tsx";
import * as line from "../../internal/fieldLine.css.ts";
import { omitUndefined } from "../../internal/omitUndefined.ts";
import { useHydrated } from "../../internal/useClientValue.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";
import type { FieldLabels } from "../Field/index.ts";
import type { FieldControl } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { matchesText } from "../SearchField/foldText.ts";
import * as styles from "./Combobox.css.ts";
import type { ComboboxOption, ComboboxProps } from "./Combobox.tsx";
import { ComboboxList } from "./ComboboxList.tsx";

type ComboboxInputProps = Omit<
  ComboboxProps,
  keyof FieldLabels | "locale" | "id" | "className" | "aria-describedby"
> & { control: FieldControl };

/** React Aria itself filters by label only. */
const getSearchText = ({ label, description, keywords }: ComboboxOption) =>
  [label, description, keywords].filter(Boolean).join(" ");

export function ComboboxInput({
  control,
  options,
  emptyLabel,
  name,
  value,
  defaultValue = "",
  onValueChange,
  placeholder,
  required = false,
  disabled = false,
  ref,
  ...attributes
}: ComboboxInputProps) {
  const hydrated = useHydrated();
  const busy = useFormBusy();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  // Equal labels share their search text.
  const searchTextByLabel = new Map<string, string>();
  for (const option of options) {
    searchTextByLabel.set(
      option.label,
      `${searchTextByLabel.get(option.label) ?? ""} ${getSearchText(option)}`,
    );
  }
  const aria = omitUndefined({
    id: control.id,
    "aria-labelledby": `${control.id}-label`,
    "aria-describedby": control["aria-describedby"],
    isInvalid: Boolean(control["aria-invalid"]),
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: busy,
    placeholder,
    value: value === "" ? null : value,
    defaultValue: defaultValue || null,
    onChange: (key: unknown) => onValueChange?.(key === null ? "" : String(key)),
    defaultItems: options,
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
  });
  const state = useComboBoxState<ComboboxOption>({
    ...aria,
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
    defaultFilter: (label, query) => matchesText(searchTextByLabel.get(label) ?? label, query),
    allowsEmptyCollection: true,
  });
  const { inputProps, buttonProps, listBoxProps } = useComboBox(
    { ...aria, inputRef: input, buttonRef: button, popoverRef: popover, listBoxRef: list },
    state,
  );

  const noteFocus = useEffectEvent(() => {
    if (document.activeElement === input.current) state.setFocused(true);
  });
  // Text replayed by `Field` opens the list of a focused input only.
  useLayoutEffect(() => noteFocus(), []);
  return (
    <div className={line.anchor}>
      <div className={line.control}>
        <input
          {...attributes}
          {...inputProps}
          ref={input}
          dir="auto"
          name={hydrated ? undefined : name}
          className={line.input}
        />
        {hydrated && name && (
          <input type="hidden" name={name} value={String(state.value ?? "")} disabled={disabled} />
        )}
        <AriaButton aria={buttonProps} buttonRef={button} className={line.button}>
          <ChevronIcon className={styles.chevron} />
        </AriaButton>
      </div>
      {state.isOpen && (
        <ComboboxList
          state={state}
          aria={listBoxProps}
          listRef={list}
          popoverRef={popover}
          inputRef={input}
          options={options}
          emptyLabel={emptyLabel}
        />
      )}
    </div>
  );
}
