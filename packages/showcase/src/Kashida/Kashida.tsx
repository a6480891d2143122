import { getVarName } from "@agency/ui/theme";
import { scriptOnly } from "@agency/ui/theme/shown";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as styles from "./Kashida.css.ts";

interface Word {
  /** The word itself. */
  text: string;
  /** Says how it grows, such as "Arabic grows in the joins". */
  title: ReactNode;
}

/** A joined word. */
export interface KashidaArabic extends Word {
  /** At both ends of the font's axis HEXP, in parts of the type size. */
  widths: readonly [narrowest: number, widest: number];
}

/** The same word in single letters. */
export interface KashidaLatin extends Word {
  /** Without tracking, in parts of the type size. */
  width: number;
}

export interface KashidaProps extends OuterProps<HTMLDivElement> {
  /** The Arabic word, which grows in its joins. */
  arabic: KashidaArabic;
  /** The Latin word, which grows in the spaces between its letters. */
  latin: KashidaLatin;
  /** Names the slider, such as "Width of the word". */
  label: string;
  /** The value of the axis, 0 to 100, as it is written below the Arabic word. */
  stretch: (hexp: number) => string;
  /** The tracking in em, two decimals, as it is written below the Latin word. */
  tracking: (em: number) => string;
  /** How to move it, below the end of the line. Drawn, so that a page without scripts says nothing of it. */
  hint: string;
  /** Where it stands at first, 0 to 100. @default 62 */
  initial?: number | undefined;
}

const arrowStep = 5;
const pageStep = 20;

/** What a key adds, or nothing. */
function getStep({ key, currentTarget }: KeyboardEvent): number | undefined {
  const mirrored = getComputedStyle(currentTarget).direction === "rtl";
  const forward = mirrored ? -arrowStep : arrowStep;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: arrowStep,
    ArrowDown: -arrowStep,
    PageUp: pageStep,
    PageDown: -pageStep,
  };
  return steps[key];
}

/**
 * One word in two scripts at one width that the visitor sets: the Arabic one grows in its joins, by
 * the font's own axis, the Latin one in the spaces between its letters. Goes into a `Container`.
 *
 * Not for a value that is asked for (`RangeField`), nor for two words that only stand (`Specimen`).
 */
export function Kashida({
  arabic,
  latin,
  label,
  stretch,
  tracking,
  hint,
  initial = 62,
  className,
  ...outer
}: KashidaProps) {
  const [hexp, setHexp] = useState(initial);
  const hintId = useId();
  const [narrowest, widest] = arabic.widths;
  const width = narrowest + ((widest - narrowest) * hexp) / 100;
  const gap = (width - latin.width) / ([...latin.text].length - 1);
  const em = Math.round(gap * 100) / 100;
  const step = (event: KeyboardEvent) => {
    const by = getStep(event);
    if (by === undefined) return;
    event.preventDefault();
    setHexp(Math.min(100, Math.max(0, hexp + by)));
  };
  const measures = {
    [getVarName(styles.narrowest)]: narrowest,
    [getVarName(styles.widest)]: widest,
    [getVarName(styles.width)]: Math.round(width * 1e4) / 1e4,
    [getVarName(styles.gap)]: `${Math.round(gap * 1e4) / 1e4}em`,
    [getVarName(styles.hexp)]: hexp,
  } as CSSProperties;

  return (
    <div {...outer} className={clsx(styles.root, className)} style={measures}>
      <div className={styles.words}>
        <div className={styles.latin} lang="en" dir="ltr">
          {latin.text}
        </div>
        <div className={styles.arabic} lang="ar" dir="rtl">
          {arabic.text}
        </div>
      </div>
      <div className={styles.line}>
        <input
          type="range"
          className={clsx(scriptOnly, styles.input)}
          min={0}
          max={100}
          value={hexp}
          aria-label={label}
          aria-valuetext={`${stretch(hexp)}, ${tracking(em)}`}
          aria-describedby={hintId}
          onChange={({ target }) => setHexp(target.valueAsNumber)}
          onKeyDown={step}
        />
        <div className={styles.bar} />
        <div className={styles.end} />
        <div className={clsx(scriptOnly, styles.handle)} />
      </div>
      <div className={clsx(styles.captions, sizes.sm)}>
        <p>
          {arabic.title}
          <span className={styles.measure}>{stretch(hexp)}</span>
        </p>
        <p>
          {latin.title}
          <span className={styles.measure}>{tracking(em)}</span>
        </p>
        <p id={hintId} className={clsx(scriptOnly, styles.hint)} data-hint={hint} />
      </div>
    </div>
  );
}
