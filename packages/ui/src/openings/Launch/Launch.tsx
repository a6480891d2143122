import { clsx } from "clsx";
import type { CSSProperties, ReactNode, Ref } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Countdown, type CountdownProps } from "../../sections/Countdown/index.ts";
import { ground, onGround } from "../../theme/accentGround.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Launch.css.ts";
import { getProgress } from "./progress.ts";
import { useLaunch } from "./useLaunch.ts";
import { field, heightAt, lineBetween, size } from "./warp.ts";

/** What stands in the opening on one side of the launch. */
export interface LaunchState {
  /** A few words over the name, such as "Opens 1 January 2026 in the UAE". */
  note: ReactNode;
  /** One or two sentences before the launch, one large line after it. */
  text: ReactNode;
  /** A `ButtonLink`, and a `Link` of kind `line` beside it. */
  actions?: ReactNode | undefined;
}

type Instant = CountdownProps["to"];

export interface LaunchProps extends OuterProps, Pick<CountdownProps, "labels" | "date" | "now"> {
  /** The product's name: the page's heading of level 1, set as wide as the page. */
  name: string;
  /** The language of the name, where it is another than the page's. */
  nameLang?: string | undefined;
  /** Where the line starts: an instant as in `to`. */
  start: Instant;
  /** The launch: an ISO 8601 text with its zone, a `Date`, or ms since the epoch. */
  to: Instant;
  /** What it says until the moment has come. */
  before: LaunchState;
  /** What it says from that moment on. */
  launched: LaunchState;
  /** The heading, so that a route change can move focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const drawn = {
  viewBox: `0 0 ${size.width} ${size.height}`,
  preserveAspectRatio: "none",
} as const;

/**
 * The opening of a product that has a launch. Its line runs from the start to the launch, to scale,
 * and is coloured up to today; the rhomb at its end is hollow until then. At the moment itself the
 * ground takes the accent, the rhomb is filled, and words and actions change to those of
 * `launched`. As wide as the page; stands in a `ProductTheme`.
 *
 * Not for a page without a date (`PageHeader`), nor for a countdown on its own (`Countdown`).
 */
export function Launch({
  name,
  nameLang,
  start,
  to,
  before,
  launched: after,
  labels,
  date,
  now: initial,
  headingRef,
  className,
  ...outer
}: LaunchProps) {
  const { end, now, launched, state, words } = useLaunch({
    to,
    now: initial,
    before,
    launched: after,
  });
  const today = now === undefined ? 0 : getProgress(+new Date(start), end, now);
  const { note, text, actions } = words;
  const places = {
    [getVarName(styles.today)]: today,
    [getVarName(styles.todayHeight)]: heightAt(today) / size.height,
    [getVarName(styles.startHeight)]: heightAt(0) / size.height,
    [getVarName(styles.endHeight)]: heightAt(1) / size.height,
    [getVarName(styles.letters)]: name.length,
  } as CSSProperties;
  return (
    <header {...outer} className={clsx(styles.root, launched && ground, className)} style={places}>
      <div className={launched ? `${styles.inner} ${onGround}` : styles.inner}>
        <Container>
          <p className={`${sizes.sm} ${styles.note}`}>
            <span className={styles.notePoints[state]} aria-hidden="true" />
            <span>{note}</span>
          </p>
          <div className={styles.measure}>
            <h1 ref={headingRef} tabIndex={-1} lang={nameLang} className={styles.name}>
              <bdi>{name}</bdi>
            </h1>
          </div>
        </Container>
        <div className={styles.drawing} aria-hidden="true">
          <svg aria-hidden="true" {...drawn} className={styles.field}>
            <path d={field()} vectorEffect="non-scaling-stroke" />
          </svg>
          <div className={styles.way}>
            <div className={styles.scale}>
              <svg aria-hidden="true" {...drawn} className={styles.rest}>
                <path d={lineBetween(today, 1)} vectorEffect="non-scaling-stroke" />
              </svg>
              <svg aria-hidden="true" {...drawn} className={styles.passed}>
                <path d={lineBetween(0, today)} vectorEffect="non-scaling-stroke" />
              </svg>
              <span className={styles.start} />
              {today > 0 && today < 1 && <span className={styles.now} />}
              <span className={styles.launch[state]} />
            </div>
          </div>
        </div>
        <Container>
          {!launched && (
            <div className={styles.countdown}>
              <Countdown to={to} labels={labels} date={date} now={initial} />
            </div>
          )}
          <div className={styles.foot}>
            <p className={`${launched ? sizes.d3 : sizes.lead} ${styles.texts[state]}`}>{text}</p>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        </Container>
      </div>
    </header>
  );
}
