import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { field, reach } from "../../internal/arcField.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { AnimatedWords } from "./AnimatedWords.tsx";
import * as styles from "./FilledHeadline.css.ts";
import { word } from "./Hero.css.ts";

/**
 * Line that fills the row after the title's last word, or the parts of this word, joined like a
 * kashida.
 */
export type HeroFill = true | { start: string; end: string };

function Line({ joins }: { joins: boolean }) {
  return (
    <span className={clsx(styles.line, joins && styles.joining)}>
      <span className={styles.bar} data-intro-target="bar" />
      <svg className={styles.field} viewBox={`0 0 ${reach} 1`} aria-hidden="true">
        {["", `rotate(180 ${reach / 2} 0)`].map((transform) => (
          <g key={transform} transform={transform || undefined}>
            {field().map(({ d, opacity }) => (
              <path key={opacity} d={d} opacity={opacity} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        ))}
      </svg>
      {!joins && <span className={styles.round} data-intro-target="start" />}
      {!joins && <span className={styles.rhomb} data-intro-target="end" />}
    </span>
  );
}

/** Generated content: the heading's text has the word itself. */
function Glyphs({ children }: { children: string }) {
  return <span className={clsx(word, styles.glyphs)} data-word="" data-glyphs={children} />;
}

interface FilledHeadlineProps {
  title: string;
  titleEnd: string;
  fill: HeroFill;
}

export function FilledHeadline({ title, titleEnd, fill }: FilledHeadlineProps) {
  const join = fill === true ? undefined : fill;
  const rows = title.split("\n");
  const before = rows.slice(0, -1).join("\n");
  const last = rows.at(-1) ?? "";
  return (
    <span
      className={clsx(styles.root, join && styles.joined)}
      style={
        {
          [getVarName(styles.letters)]: Math.max(...[...rows, titleEnd].map((row) => row.length)),
        } as CSSProperties
      }
    >
      {before && (
        <>
          <span className={styles.text}>
            <AnimatedWords>{before}</AnimatedWords>
          </span>{" "}
        </>
      )}
      {join ? (
        <span className={styles.row}>
          <VisuallyHidden>{last}</VisuallyHidden>
          <span className={styles.part} aria-hidden="true">
            <Glyphs>{join.start}</Glyphs>
            <span className={styles.startPoint} data-intro-target="start" />
          </span>
          <Line joins />
          <span className={styles.part} aria-hidden="true">
            <Glyphs>{join.end}</Glyphs>
            <span className={styles.endPoint} data-intro-target="end" />
          </span>
        </span>
      ) : (
        <span className={`${styles.row} ${styles.wrapping}`}>
          <span className={styles.lastWord}>
            <AnimatedWords>{last}</AnimatedWords>
          </span>
          <Line joins={false} />
        </span>
      )}{" "}
      <span className={styles.text}>
        <AnimatedWords>{titleEnd}</AnimatedWords>
      </span>
    </span>
  );
}
