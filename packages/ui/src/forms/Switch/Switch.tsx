import * as Radix from "@radix-ui/react-switch";
import { clsx } from "clsx";
import { type Ref, useImperativeHandle, useRef } from "react";
import { beforeMessage, label as labelStyle } from "../../internal/choice.css.ts";
import { fieldMark } from "../../internal/fieldMark.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { sizes } from "../../theme/type.css.ts";
import { type FieldTexts, useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";
import * as styles from "./Switch.css.ts";

/** `className` is the outer element's; `ref`, `id`, `aria-*` and `data-*` are the switch's. */
export interface SwitchProps extends FieldTexts, OuterProps<HTMLElement> {
  /** Of the outer element, which holds the label, the switch and its messages. */
  className?: string | undefined;
  /** The switch: a button, or before scripts have loaded the native check box. */
  ref?: Ref<HTMLElement> | undefined;
  /** Name of the value in the form. */
  name?: string | undefined;
  /** What the form sends while it is on. @default "on" */
  value?: string | undefined;
  /** Whether it is on, where the caller holds it. */
  checked?: boolean | undefined;
  /** Whether it is on at first. @default false */
  defaultChecked?: boolean | undefined;
  /** Called when it is turned on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Is shown and cannot be turned. @default false */
  disabled?: boolean | undefined;
}

/**
 * A setting that holds at once: its label at the start of the line, on or off at its end. Radix's
 * switch; the server sends a native check box in the same look, which posts without scripts.
 *
 * Not for something to agree to before a form is sent (`Checkbox`), nor for a choice between two
 * things that both have a name (`RadioGroup`).
 */
export function Switch({
  label,
  hint,
  error,
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
  const { control, messages } = useField({ label, name, id, hint, error, describedBy });
  const outer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [on, turn] = useControlled(checked, defaultChecked, onCheckedChange);
  useFormReset(button, () => turn(defaultChecked));
  const upgraded = useUpgrade(outer, (plain) => {
    const box = plain.querySelector("input");
    if (box && box.checked !== on) turn(box.checked);
  });
  // With every render: the button takes the place of the box.
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
    <div ref={outer} {...{ [fieldMark]: "" }} className={className}>
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
