import { getVarName } from "@agency/ui/theme";
import { scriptOnly } from "@agency/ui/theme/shown";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as styles from "./Kashida.css.ts";

interface Word {
  text: string;
  /** Such as "Latin: wider gaps". */
  title: ReactNode;
}

export interface KashidaArabic extends Word {
  /** In ems, at both ends of the axis HEXP. */
  widths: readonly [narrowest: number, widest: number];
}

export interface KashidaLatin extends Word {
  /** In ems, without tracking. */
  width: number;
}

export interface KashidaProps extends OuterProps<HTMLDivElement> {
  arabic: KashidaArabic;
  latin: KashidaLatin;
  /** Accessible name of the slider. */
  label: string;
  /** Formats growth in percent of the natural width. May be negative. */
  formatGrowth: (percent: number) => string;
  /** `aria-valuetext`, in words. */
  getValueText: (hexp: number) => string;
  /** Text about the slider. */
  hint: string;
  /** Initial value, 0 to 100. @default 62 */
  initial?: number | undefined;
}

const arrowStep = 5;
const pageStep = 20;

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
 * One word in two scripts at a width that visitors set: Arabic by the font's HEXP axis (kashida),
 * Latin by tracking. Place it in a `Container`.
 *
 * Not for form fields (`RangeField`) or static words (`Specimen`).
 */
export function Kashida({
  arabic,
  latin,
  label,
  formatGrowth,
  getValueText,
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
  const getGrowth = (natural: number) => Math.round((width / natural - 1) * 100);
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
          aria-valuetext={getValueText(hexp)}
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
          <span className={styles.measure}>{formatGrowth(getGrowth(narrowest))}</span>
        </p>
        <p>
          {latin.title}
          <span className={styles.measure}>{formatGrowth(getGrowth(latin.width))}</span>
        </p>
        <p id={hintId} className={clsx(scriptOnly, styles.hint)}>
          {hint}
        </p>
      </div>
    </div>
  );
}
