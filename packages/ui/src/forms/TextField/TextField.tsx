import type { InputHTMLAttributes, Ref } from "react";
import * as line from "../../internal/fieldLine.css.ts";
import type { FieldLabels } from "../Field/index.ts";
import { splitFieldProps, UnderlinedField } from "../Field/UnderlinedField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";

export type TextFieldType = "text" | "email" | "tel" | "url" | "search" | "password";

/** Attributes except `className` go to `<input>`. */
export interface TextFieldProps
  extends FieldLabels,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      "type" | "size" | "dir" | "className" | "value" | "defaultValue"
    > {
  /** `email`, `tel` and `url` are always left to right. @default "text" */
  type?: TextFieldType | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value. @default "" */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  /** `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const leftToRight: ReadonlySet<TextFieldType> = new Set(["email", "tel", "url"]);

/**
 * Single-line text input.
 *
 * Not for search (`SearchField`), several lines (`TextArea`), known options (`Select`), numbers
 * (`NumberField`), dates (`DateField`) or telephone numbers (`PhoneField`).
 */
export function TextField({ type = "text", onChange, onValueChange, ...props }: TextFieldProps) {
  const busy = useFormBusy();
  const [fieldProps, rest] = splitFieldProps(props);
  return (
    <UnderlinedField fieldProps={fieldProps}>
      {(control) => (
        <input
          type={type}
          dir={leftToRight.has(type) ? "ltr" : "auto"}
          className={line.input}
          {...control}
          {...rest}
          readOnly={busy || rest.readOnly}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </UnderlinedField>
  );
}
