import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Line } from "../Line/index.ts";
import * as styles from "./Divider.css.ts";

export interface DividerProps extends OuterProps<HTMLHRElement> {
  /** A hairline, a stronger one, or the line from a round point to a rhomb. @default "hairline" */
  kind?: "hairline" | "strong" | "line" | undefined;
}

/**
 * Parts what stands before it from what follows, where the subject changes.
 *
 * Not for the head of a section (`SectionHead`), nor between the rows of a list, which bring their
 * own lines.
 */
export function Divider({ kind = "hairline", className, ...outer }: DividerProps) {
  if (kind !== "line")
    return <hr {...outer} className={clsx(styles.rule, styles.kinds[kind], className)} />;
  return (
    // A native `hr` holds nothing, and the line is drawn of parts.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div {...outer} role="separator" className={className}>
      <Line />
    </div>
  );
}
