import { note } from "../../internal/field.css.ts";
import { optional, required } from "../../messages/forms.ts";
import { useMessage } from "../../messages/useMessage.ts";
import type { FieldLabels } from "./Field.tsx";

export function FieldLabel({
  label,
  optionalLabel,
  requiredLabel,
}: Pick<FieldLabels, "label" | "optionalLabel" | "requiredLabel">) {
  const message = useMessage();
  // May be several flex items.
  if (typeof label === "string" && !optionalLabel && !requiredLabel) return label;
  return (
    <>
      <span>
        {label}{" "}
        {requiredLabel && (
          <span className={note}>{requiredLabel === true ? message(required) : requiredLabel}</span>
        )}
      </span>{" "}
      {optionalLabel && (
        <span className={note}>{optionalLabel === true ? message(optional) : optionalLabel}</span>
      )}
    </>
  );
}
