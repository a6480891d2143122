import { Container } from "@agency/ui/Container";
import { Countdown } from "@agency/ui/Countdown";
import type { LaunchProps } from "@agency/ui/Launch";
import { useLaunch } from "@agency/ui/Launch";
import { ground, onGround } from "@agency/ui/theme/accentGround";
import { sizes } from "@agency/ui/theme/type";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Day } from "./Day.tsx";
import * as styles from "./DayOpening.css.ts";
import { type Occupancy, parseMinutes } from "./occupancy.ts";

export interface DayContent {
  /** People from opening to closing. */
  day: Occupancy;
  /** Current time, such as "17:30". */
  at: string;
  /** Labels from end to end of the axis. */
  ticks: readonly string[];
  /** Formats a time label. @default as given */
  tick?: ((time: string) => string) | undefined;
  /** Text below the number: "members, 17:30 (sample)". Wrap the time in a `bdi`. */
  inside: (time: string) => ReactNode;
  /** Accessible name of the chart. */
  label: (inside: number, time: string) => string;
}

export interface DayOpeningProps extends LaunchProps {
  content: DayContent;
}

/**
 * Launch page header of a product with two peaks a day: an occupancy chart, solid up to now, and a
 * countdown. A point is four members (six on a phone). At launch the background takes the accent,
 * and a large line replaces the digits. Place it in a `ProductTheme`.
 *
 * Not for a launch drawn as a path (`Launch`) or charts of results (`LineChart`).
 */
export function DayOpening({
  title,
  titleLang,
  start: _start,
  to,
  before,
  launched: after,
  labels,
  date,
  now: initial,
  headingRef,
  content,
  className,
  ...outer
}: DayOpeningProps) {
  const { launched, state, words } = useLaunch({ to, now: initial, before, launched: after });
  const { note, description, actions } = words;
  const { day, at, ...captions } = content;
  return (
    <header {...outer} className={clsx(styles.root, launched && ground, className)}>
      <div className={launched ? `${styles.inner} ${onGround}` : styles.inner}>
        <Container>
          <div className={styles.layouts[state]}>
            <div className={styles.head}>
              <p className={`${sizes.sm} ${styles.note}`}>
                <span className={styles.notePoints[state]} aria-hidden="true" />
                <span>{note}</span>
              </p>
              <h1 ref={headingRef} tabIndex={-1} lang={titleLang} className={styles.name}>
                <bdi>{title}</bdi>
              </h1>
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            <div className={styles.day}>
              <Day {...captions} day={day} hour={parseMinutes(at)} launched={launched} />
            </div>
            {launched ? (
              <p className={`${sizes.d2} ${styles.line}`}>{description}</p>
            ) : (
              <>
                <div className={styles.countdown}>
                  <Countdown to={to} labels={labels} date={date} now={initial} />
                </div>
                <p className={`${sizes.lead} ${styles.text}`}>{description}</p>
              </>
            )}
          </div>
        </Container>
      </div>
    </header>
  );
}
