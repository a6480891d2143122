import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/field.css.ts";
import { fieldMark } from "../../internal/fieldMark.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import type { FieldLabels } from "./Field.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import { type FieldControl, useField } from "./useField.tsx";

export interface FieldGroupProps
  extends FieldLabels,
    Omit<ComponentPropsWithRef<"fieldset">, "children"> {
  /** Hears what the group's own controls are named after, and whether there is an error. */
  children: (control: FieldControl, error: ReactNode) => ReactNode;
}

/** A `<fieldset>` in the frame of a field: its legend above, its options, its error and its hint. */
export function FieldGroup({
  label,
  optionalLabel,
  requiredLabel,
  hint,
  error,
  name,
  id,
  className,
  children,
  "aria-describedby": describedBy,
  ref,
  ...outer
}: FieldGroupProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLFieldSetElement, []);
  useEarlyInput(root);
  const { control, message, messages, labelId } = useField({
    label,
    hint,
    error,
    name,
    id,
    describedBy,
  });
  return (
    <fieldset
      {...outer}
      ref={root}
      {...{ [fieldMark]: "" }}
      id={control.id}
      aria-describedby={control["aria-describedby"]}
      // Only some roles may say it; those that may not say it of their options.
      aria-invalid={outer.role ? control["aria-invalid"] : undefined}
      aria-labelledby={labelId}
      className={clsx(styles.root, className)}
    >
      <legend className={styles.legend}>
        {/* The legend lays its words out; the name is the words alone. */}
        <span id={labelId} className={styles.label}>
          <FieldLabel {...{ label, optionalLabel, requiredLabel }} />
        </span>
      </legend>
      {children(control, message)}
      {messages}
    </fieldset>
  );
}
