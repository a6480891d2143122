import type { ReactNode } from "react";
import { control as line } from "../../internal/fieldLine.css.ts";
import { Field, type FieldLabels, type FieldProps } from "./Field.tsx";
import type { FieldControl } from "./useField.tsx";

/** What a field's own props say to its frame; what is left is its control's. */
interface FrameProps extends FieldLabels {
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  "aria-describedby"?: string | undefined;
}

type Frame = Omit<FieldProps, "children" | "group" | "ref">;

/** Parts what belongs to the frame of a field from what belongs to its control. Both know the name. */
export function splitField<Props extends FrameProps>({
  label,
  optionalLabel,
  requiredLabel,
  hint,
  error,
  id,
  className,
  "aria-describedby": describedBy,
  ...rest
}: Props): [frame: Frame, control: Omit<Props, Exclude<keyof FrameProps, "name">>] {
  const { name } = rest;
  return [
    { label, optionalLabel, requiredLabel, hint, error, id, name, className, describedBy },
    rest,
  ];
}

/** A field whose control stands on the line: what fields of one line have in common. */
export function LineField({
  frame,
  children,
}: {
  frame: Frame;
  children: (control: FieldControl) => ReactNode;
}) {
  return <Field {...frame}>{(control) => <div className={line}>{children(control)}</div>}</Field>;
}
