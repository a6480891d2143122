import type { InputHTMLAttributes, Ref } from "react";
import * as line from "../../internal/fieldLine.css.ts";
import type { FieldLabels } from "../Field/index.ts";
import { LineField, splitField } from "../Field/LineField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";

export type TextFieldType = "text" | "email" | "tel" | "url" | "search" | "password";

/** `className` is the outer element's; `ref`, `id`, `aria-*`, `data-*` and the rest are the input's. */
export interface TextFieldProps
  extends FieldLabels,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "dir" | "className"> {
  /** E-mail, telephone and address are written left to right in every language. @default "text" */
  type?: TextFieldType | undefined;
  /** Of the outer element, which holds the label, the input and its messages. */
  className?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const leftToRight: ReadonlySet<TextFieldType> = new Set(["email", "tel", "url"]);

/**
 * One line of text in a form: the label above, an underline below. The line takes the accent and
 * its two points while the field has focus; an error colours it and stands below.
 *
 * Not for a search (`SearchField`), for several lines (`TextArea`), for a choice from a few known
 * values (`Select`, `RadioGroup`), a number (`NumberField`), a date (`DateField`) or a telephone
 * number of any country (`PhoneField`).
 */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  const busy = useFormBusy();
  const [frame, rest] = splitField(props);
  return (
    <LineField frame={frame}>
      {(control) => (
        <input
          type={type}
          dir={leftToRight.has(type) ? "ltr" : "auto"}
          className={line.input}
          {...control}
          {...rest}
          readOnly={busy || rest.readOnly}
        />
      )}
    </LineField>
  );
}
