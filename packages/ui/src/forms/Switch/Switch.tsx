import * as Radix from "@radix-ui/react-switch";
import { clsx } from "clsx";
import { type Ref, useImperativeHandle, useRef } from "react";
import { beforeMessage, label as labelStyle } from "../../internal/choice.css.ts";
import { fieldAttribute } from "../../internal/fieldAttribute.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { sizes } from "../../theme/type.css.ts";
import { type FieldTexts, useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./Switch.css.ts";

/** Attributes except `className` go to the switch. */
export interface SwitchProps extends FieldTexts, OuterProps<HTMLElement> {
  className?: string | undefined;
  /** Button, or native check box until hydrated. */
  ref?: Ref<HTMLElement> | undefined;
  name?: string | undefined;
  /** Value submitted while on. @default "on" */
  value?: string | undefined;
  /** Controlled state. */
  checked?: boolean | undefined;
  /** Initial state. @default false */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Switch for a setting that applies immediately. A native check box until hydrated and without
 * JavaScript, then Radix.
 *
 * Not for consent (`Checkbox`) or two named options (`RadioGroup`).
 */
export function Switch({
  label,
  description,
  errorMessage,
  id,
  name,
  value = "on",
  checked,
  defaultChecked = false,
  onCheckedChange,
  disabled = false,
  className,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: SwitchProps) {
  const busy = useFormBusy();
  const { control, messages } = useField({
    label,
    name,
    id,
    description,
    errorMessage,
    describedBy,
  });
  const outer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [on, turn] = useControlled(checked, defaultChecked, onCheckedChange);
  useFormReset(button, () => turn(defaultChecked));
  const upgraded = useProgressiveEnhancement(outer, (plain) => {
    const box = plain.querySelector("input");
    if (box && box.checked !== on) turn(box.checked);
  });
  // No dependencies: the button replaces the check box.
  useImperativeHandle(
    ref,
    () => button.current ?? (outer.current?.querySelector("input") as HTMLElement),
  );
  const attributes = {
    ...rest,
    ...control,
    role: "switch",
    name,
    value,
    disabled,
    className: styles.track,
    "aria-disabled": busy || rest["aria-disabled"],
  };
  return (
    <div ref={outer} {...{ [fieldAttribute]: "" }} className={className}>
      <div className={clsx(styles.row, beforeMessage)}>
        {upgraded ? (
          <Radix.Root
            {...attributes}
            ref={button}
            checked={on}
            onCheckedChange={(next) => !busy && turn(next)}
          />
        ) : (
          <input
            {...attributes}
            type="checkbox"
            defaultChecked={on}
            onChange={(event) => turn(event.target.checked)}
          />
        )}
        <label htmlFor={control.id} className={clsx(styles.label, labelStyle, sizes.body)}>
          {label}
        </label>
      </div>
      {messages}
    </div>
  );
}
