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

/** A day of one branch, and the words that its drawing needs. */
export interface DayContent {
  /** How many are inside, from opening to closing; between two points it follows a curve. */
  day: Occupancy;
  /** The hour that is drawn as now, as "17:30". */
  at: string;
  /** Times under the drawing, the first and the last at its ends. */
  ticks: readonly string[];
  /** Stands under the number at the hour, such as "inside, 17:30 (sample)". The time needs a `bdi`. */
  inside: (time: string) => ReactNode;
  /** What the drawing says, in a sentence. */
  label: (inside: number, time: string) => string;
}

export interface DayOpeningProps extends LaunchProps {
  /** The day that is drawn. */
  content: DayContent;
}

/**
 * The opening of a product that runs a day with two peaks: the day mirrored on its line, a point
 * for four members (six on a phone), solid up to the hour, hollow after it; and the countdown with
 * digits as large as the page allows. At the launch itself the ground takes the accent, the whole
 * day is solid, and one large line stands in place of the digits. The day is uncovered once, breathes
 * twice and then stands; it breathes out as the page is scrolled on. Stands in a `ProductTheme`.
 *
 * Not for a launch whose way is the drawing (`Launch`), nor for figures of a result (`LineChart`).
 */
export function DayOpening({
  name,
  nameLang,
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
  const { note, text, actions } = words;
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
              <h1 ref={headingRef} tabIndex={-1} lang={nameLang} className={styles.name}>
                <bdi>{name}</bdi>
              </h1>
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            <div className={styles.day}>
              <Day {...captions} day={day} hour={parseMinutes(at)} launched={launched} />
            </div>
            {launched ? (
              <p className={`${sizes.d2} ${styles.line}`}>{text}</p>
            ) : (
              <>
                <div className={styles.countdown}>
                  <Countdown to={to} labels={labels} date={date} now={initial} />
                </div>
                <p className={`${sizes.lead} ${styles.text}`}>{text}</p>
              </>
            )}
          </div>
        </Container>
      </div>
    </header>
  );
}
