import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../AccentLine/index.ts";
import * as styles from "./Separator.css.ts";

export interface SeparatorProps extends OuterProps<HTMLHRElement> {
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
 * Not for section headings (`SectionHeader`) or list rows, which have their own lines.
 */
export function Separator({ variant = "hairline", className, ...outer }: SeparatorProps) {
  if (variant !== "line")
    return <hr {...outer} className={clsx(styles.rule, styles.variants[variant], className)} />;
  return (
    // A native `hr` cannot contain the parts of `AccentLine`.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div {...outer} role="separator" className={className}>
      <AccentLine />
    </div>
  );
}
