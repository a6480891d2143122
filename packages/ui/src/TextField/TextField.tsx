import type { InputHTMLAttributes, Ref } from "react";
import * as line from "../Field/FieldLine.css.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { useFormBusy } from "../Form/FormContext.ts";

export type TextFieldType = "text" | "email" | "tel" | "url" | "search";

export interface TextFieldProps
  extends FieldLabels,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "dir" | "className"> {
  /** E-mail, telephone and address are written left to right in every language. @default "text" */
  type?: TextFieldType | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const leftToRight: ReadonlySet<TextFieldType> = new Set(["email", "tel", "url"]);

/**
 * One line of text in a form: the label above, an underline below. The line takes the accent and
 * its two points while the field has focus; an error colours it and stands below.
 *
 * Not for a search (`SearchField`), for several lines (`TextArea`) or for a choice from a few known
 * values (`Select`, `RadioGroup`).
 *
 * Accessibility: label, error and hint are tied to the field. Set `autoComplete` where it asks for
 * the visitor's own data (WCAG 1.3.5).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the field and on |
 * | Enter | sends the form around it |
 */
export function TextField({
  type = "text",
  label,
  optionalLabel,
  requiredLabel,
  hint,
  error,
  id,
  className,
  "aria-describedby": describedBy,
  ...rest
}: TextFieldProps) {
  const busy = useFormBusy();
  const labels = { label, optionalLabel, requiredLabel, hint, error };
  return (
    <Field {...labels} id={id} name={rest.name} describedBy={describedBy} className={className}>
      {(control) => (
        <div className={line.control}>
          <input
            type={type}
            dir={leftToRight.has(type) ? "ltr" : "auto"}
            className={line.input}
            {...control}
            {...rest}
            readOnly={busy || rest.readOnly}
          />
        </div>
      )}
    </Field>
  );
}
