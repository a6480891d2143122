import { note } from "../../internal/field.css.ts";
import type { FieldLabels } from "./Field.tsx";

export function FieldLabel({
  label,
  optionalLabel,
  requiredLabel,
}: Pick<FieldLabels, "label" | "optionalLabel" | "requiredLabel">) {
  // May be several flex items.
  if (typeof label === "string" && !optionalLabel && !requiredLabel) return label;
  return (
    <>
      <span>
        {label} {requiredLabel && <span className={note}>{requiredLabel}</span>}
      </span>{" "}
      {optionalLabel && <span className={note}>{optionalLabel}</span>}
    </>
  );
}
