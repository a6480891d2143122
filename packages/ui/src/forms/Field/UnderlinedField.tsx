import type { ReactNode } from "react";
import { control as line } from "../../internal/fieldLine.css.ts";
import { Field, type FieldLabels, type FieldProps } from "./Field.tsx";
import type { FieldControl } from "./useField.tsx";

interface FieldFrameProps extends FieldLabels {
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  "aria-describedby"?: string | undefined;
}

type Frame = Omit<FieldProps, "children" | "group" | "ref">;

/** Splits props of `Field` and of the control. Both receive `name`. */
export function splitFieldProps<Props extends FieldFrameProps>({
  label,
  optionalLabel,
  requiredLabel,
  description,
  errorMessage,
  id,
  className,
  "aria-describedby": describedBy,
  ...rest
}: Props): [fieldProps: Frame, control: Omit<Props, Exclude<keyof FieldFrameProps, "name">>] {
  const { name } = rest;
  return [
    {
      label,
      optionalLabel,
      requiredLabel,
      description,
      errorMessage,
      id,
      name,
      className,
      describedBy,
    },
    rest,
  ];
}

export function UnderlinedField({
  fieldProps,
  children,
}: {
  fieldProps: Frame;
  children: (control: FieldControl) => ReactNode;
}) {
  return (
    <Field {...fieldProps}>{(control) => <div className={line}>{children(control)}</div>}</Field>
  );
}
