import { clsx } from "clsx";
import type { CSSProperties, ReactNode, Ref } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Countdown, type CountdownProps } from "../../sections/Countdown/index.ts";
import { ground, onGround } from "../../theme/accentGround.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import { getProgress } from "./getProgress.ts";
import * as styles from "./Launch.css.ts";
import { drawingSize, field, getLineHeight, getLinePath } from "./launchDrawing.ts";
import { useLaunch } from "./useLaunch.ts";

export interface LaunchContent {
  /** Example: "Opens 1 January 2026 in the UAE". */
  note: ReactNode;
  /** One or two sentences, or a large line after the launch. */
  description: ReactNode;
  /** `ButtonLink`, optionally with a `Link` of kind `line`. */
  actions?: ReactNode | undefined;
}

type Instant = CountdownProps["to"];

export interface LaunchProps extends OuterProps, Pick<CountdownProps, "labels" | "date" | "now"> {
  /** Product name, as wide as the page. */
  title: string;
  /** Language, if not the page's. */
  titleLang?: string | undefined;
  start: Instant;
  /** ISO 8601 with a time zone, a `Date`, or ms since the epoch. */
  to: Instant;
  before: LaunchContent;
  launched: LaunchContent;
  /** Focused after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const drawn = {
  viewBox: `0 0 ${drawingSize.width} ${drawingSize.height}`,
  preserveAspectRatio: "none",
} as const;

/**
 * Page header of a product with a launch date, and a line that shows the progress. The launch
 * changes the content. Needs a `ProductTheme`.
 *
 * Not for pages without a date (`PageHeader`) or a mere countdown (`Countdown`).
 */
export function Launch({
  title,
  titleLang,
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
  const { note, description, actions } = words;
  const places = {
    [getVarName(styles.today)]: today,
    [getVarName(styles.todayHeight)]: getLineHeight(today) / drawingSize.height,
    [getVarName(styles.startHeight)]: getLineHeight(0) / drawingSize.height,
    [getVarName(styles.endHeight)]: getLineHeight(1) / drawingSize.height,
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
            <h1 ref={headingRef} tabIndex={-1} lang={titleLang} className={styles.name}>
              <bdi>{title}</bdi>
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
                <path d={getLinePath(today, 1)} vectorEffect="non-scaling-stroke" />
              </svg>
              <svg aria-hidden="true" {...drawn} className={styles.passed}>
                <path d={getLinePath(0, today)} vectorEffect="non-scaling-stroke" />
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
            <p className={`${launched ? sizes.d3 : sizes.lead} ${styles.texts[state]}`}>
              {description}
            </p>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        </Container>
      </div>
    </header>
  );
}
