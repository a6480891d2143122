import { note } from "../../internal/field.css.ts";
import type { FieldLabels } from "./Field.tsx";

/** The words of a field's label, and whether it must be filled. */
export function FieldLabel({
  label,
  optionalLabel,
  requiredLabel,
}: Pick<FieldLabels, "label" | "optionalLabel" | "requiredLabel">) {
  // An element may be several parts: they stay beside each other in one.
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
