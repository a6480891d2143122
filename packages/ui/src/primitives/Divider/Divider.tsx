import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Line } from "../Line/index.ts";
import * as styles from "./Divider.css.ts";

export interface DividerProps extends OuterProps<HTMLHRElement> {
  /**
   * `hairline` and `strong` are plain lines, `line` is the accent line from a dot to a diamond.
   *
   * @default "hairline"
   */
  kind?: "hairline" | "strong" | "line" | undefined;
}

/**
 * Separator between two topics.
 *
 * Not for section headings (`SectionHead`), nor between list rows, which have their own lines.
 */
export function Divider({ kind = "hairline", className, ...outer }: DividerProps) {
  if (kind !== "line")
    return <hr {...outer} className={clsx(styles.rule, styles.kinds[kind], className)} />;
  return (
    // A native `hr` cannot contain elements, and `Line` consists of several.
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div {...outer} role="separator" className={className}>
      <Line />
    </div>
  );
}
