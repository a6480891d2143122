import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import "./Countdown.css.ts";
import { type DurationParts, getDurationParts } from "./getDurationParts.ts";
import { useCurrentTime } from "./useCurrentTime.ts";

/** Fixed text, or a function of the value for plural forms. */
export type CountdownLabel = ReactNode | ((value: number) => ReactNode);

export interface CountdownProps extends OuterProps<HTMLDivElement> {
  /** ISO 8601 with a time zone (`Z`, `+04:00`), a `Date`, or ms since the epoch. */
  to: string | number | Date;
  /**
   * Units. In Arabic prefer words for every number ("الأيام"), so that they do not change with the
   * digits.
   */
  labels: Readonly<Record<keyof DurationParts, CountdownLabel>>;
  /** Target date, read by screen readers instead of the digits. */
  date: ReactNode;
  /** @default false */
  showDate?: boolean | undefined;
  /** Replaces the countdown at the moment. @default nothing */
  launched?: ReactNode | undefined;
  /**
   * Time of the first render, in ms since the epoch, equal on server and client. Without it the
   * server renders empty digits.
   */
  now?: number | undefined;
}

/**
 * Countdown to a moment, by the clock: right after sleep and in every time zone.
 *
 * Not for time limits on the visitor: those must be adjustable (WCAG 2.2.1).
 */
export function Countdown({ to, labels, date, showDate, launched, now, ...outer }: CountdownProps) {
  const moment = new Date(to);
  if (process.env.NODE_ENV !== "production") {
    warn(
      typeof to === "string" && Number.isNaN(+moment),
      `Countdown: \`to="${to}"\` is no date; take ISO 8601 with its zone.`,
    );
  }
  // NaN until the time is known, and for invalid dates.
  const ms = +moment - (useCurrentTime(+moment, now) as number);
  if (ms <= 0) return launched;
  return (
    <div {...outer} role="timer" data-countdown={!!showDate}>
      <time dateTime={moment.toJSON()}>{date}</time>
      {Object.entries(getDurationParts(ms)).map(([unit, value], at) => {
        const label = labels[unit as keyof DurationParts];
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
