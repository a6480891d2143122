import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Line } from "../Line/index.ts";
import * as styles from "./Divider.css.ts";

export interface DividerProps extends OuterProps<HTMLHRElement> {
  /**
   * Plain `hairline` or `strong`, or the accent `line` from a dot to a diamond.
   *
   * @default "hairline"
   */
  variant?: "hairline" | "strong" | "line" | undefined;
}

/**
 * Separator between topics.
 *
 * Not for section headings (`SectionHead`) or list rows, which have their own lines.
 */
export function Divider({ variant = "hairline", className, ...outer }: DividerProps) {
  if (variant !== "line")
    return <hr {...outer} className={clsx(styles.rule, styles.variants[variant], className)} />;
  return (
    // A native `hr` cannot contain the parts of `Line`.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div {...outer} role="separator" className={className}>
      <Line />
    </div>
  );
}
