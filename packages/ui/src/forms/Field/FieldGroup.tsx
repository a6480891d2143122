import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/field.css.ts";
import { fieldAttribute } from "../../internal/fieldAttribute.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import type { FieldLabels } from "./Field.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import { type FieldControl, useField } from "./useField.tsx";

export interface FieldGroupProps
  extends FieldLabels,
    Omit<ComponentPropsWithRef<"fieldset">, "children"> {
  /** Renders the controls. Their ids begin with `id`. */
  children: (control: FieldControl, error: ReactNode) => ReactNode;
}

export function FieldGroup({
  label,
  optionalLabel,
  requiredLabel,
  description,
  errorMessage,
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
    description,
    errorMessage,
    name,
    id,
    describedBy,
  });
  return (
    <fieldset
      {...outer}
      ref={root}
      {...{ [fieldAttribute]: "" }}
      id={control.id}
      aria-describedby={control["aria-describedby"]}
      // The role `group` does not support `aria-invalid`: set it on the options.
      aria-invalid={outer.role ? control["aria-invalid"] : undefined}
      aria-labelledby={labelId}
      className={clsx(styles.root, className)}
    >
      <legend className={styles.legend}>
        {/* Names the group without the legend's layout. */}
        <span id={labelId} className={styles.label}>
          <FieldLabel {...{ label, optionalLabel, requiredLabel }} />
        </span>
      </legend>
      {children(control, message)}
      {messages}
    </fieldset>
  );
}
