import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import "./Countdown.css.ts";
import { type Remaining, remaining } from "./remaining.ts";
import { useNow } from "./useNow.ts";

/** A word that holds for every number, or one that agrees with it. */
export type CountdownLabel = ReactNode | ((value: number) => ReactNode);

export interface CountdownProps extends OuterProps<HTMLDivElement> {
  /** The moment: an ISO 8601 text with its zone (`Z`, `+04:00`), a `Date`, or ms since the epoch. */
  to: string | number | Date;
  /**
   * The units. In Arabic prefer words that hold for every number ("الأيام"): they stand still while
   * the figures change.
   */
  labels: Readonly<Record<keyof Remaining, CountdownLabel>>;
  /** The moment as text, in the page's language. It is what a screen reader reads. */
  date: ReactNode;
  /** Shows the date above the figures, where nothing near them says it. @default false */
  showDate?: boolean | undefined;
  /** Stands in its place from the moment on. @default nothing */
  launched?: ReactNode | undefined;
  /**
   * The time of the first render, in ms since the epoch, where a server renders it; the browser must
   * be given the same. Without it that render keeps the figures' place empty.
   */
  now?: number | undefined;
}

/**
 * Days, hours, minutes and seconds until a moment. Right in every zone and after sleep, as it asks
 * the clock each second; the units follow the reading direction, their figures never do.
 *
 * Not for a time limit on what a visitor does: that one must be adjustable (WCAG 2.2.1).
 */
export function Countdown({ to, labels, date, showDate, launched, now, ...outer }: CountdownProps) {
  const moment = new Date(to);
  if (process.env.NODE_ENV !== "production") {
    warn(
      typeof to === "string" && Number.isNaN(+moment),
      `Countdown: \`to="${to}"\` is no date; take ISO 8601 with its zone.`,
    );
  }
  // Not a number as long as the time is not known, and for a text that is no date.
  const ms = +moment - (useNow(+moment, now) as number);
  if (ms <= 0) return launched;
  return (
    <div {...outer} role="timer" data-countdown={!!showDate}>
      <time dateTime={moment.toJSON()}>{date}</time>
      {Object.entries(remaining(ms)).map(([unit, value], at) => {
        const label = labels[unit as keyof Remaining];
        return (
          <div key={unit} aria-hidden>
            <div dir="ltr">{ms ? (at && value < 10 ? "0" : "") + value : ""}</div>
            {typeof label === "function" ? label(value) : label}
          </div>
        );
      })}
    </div>
  );
}
