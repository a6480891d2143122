import type { CSSProperties } from "react";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import * as styles from "./DropdownPanel.css.ts";
import type { NavSubItem } from "./types.ts";

const spanStyle = ([start, end]: readonly [number, number]): CSSProperties => ({
  insetInlineStart: `${start}%`,
  inlineSize: `${end - start}%`,
});

export function RowContent({ item: { label, description, span } }: { item: NavSubItem }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.description}>{description}</span>
      {span && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.span} style={spanStyle(span)}>
            <AccentLine tone="neutral" className={styles.spanLine} />
          </span>
        </span>
      )}
    </>
  );
}
