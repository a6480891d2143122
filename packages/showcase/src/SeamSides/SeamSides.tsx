import { Heading, type HeadingLevel } from "@agency/ui/Heading";
import { getVarName } from "@agency/ui/theme";
import { emphasis, sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useId } from "react";
import { drawRamp, laneCount } from "./ramp.ts";
import * as styles from "./SeamSides.css.ts";

export interface SideStep {
  title: ReactNode;
  text: ReactNode;
}

export interface SeamSide {
  title: ReactNode;
  /** From the top down, as many as opposite. */
  steps: readonly SideStep[];
}

export type CrossingFrom = "near" | "far" | "both";

export interface Crossing {
  from: CrossingFrom;
  label: ReactNode;
}

export interface SeamSidesProps extends OuterProps<HTMLDivElement> {
  /** Start side. */
  near: SeamSide;
  /** End side. */
  far: SeamSide;
  crossings: readonly Crossing[];
  /** Accessible name of the crossings. */
  crossingsLabel: string;
  /** After the label, for screen readers: "from the buyer to the supplier". */
  directions: Record<CrossingFrom, string>;
  meeting: ReactNode;
  /** Heading level of titles. Steps are one below. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Steps of two parties towards one result, with exchanges from sender to receiver between them.
 * Place it in a `Container`.
 *
 * Not for one party (`Steps`) or dates (`Timeline`).
 */
export function SeamSides({
  near,
  far,
  crossings,
  crossingsLabel,
  directions,
  meeting,
  level = 3,
  className,
  ...outer
}: SeamSidesProps) {
  const count = Math.max(near.steps.length, far.steps.length);
  const rows = { [getVarName(styles.rows)]: count } as CSSProperties;
  return (
    <div {...outer} className={clsx(styles.root, className)} style={rows}>
      <div className={styles.inner}>
        <Ramp count={count} side="near" />
        <Ramp count={count} side="far" />
        <Side {...near} side="near" level={level} />
        <ul aria-label={crossingsLabel} className={styles.crossings}>
          {crossings.map(({ from, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            <li key={index} style={rowStyle(index)} className={styles.crossing}>
              <span className={styles.way}>
                <span className={`${sizes.xs} ${styles.label}`}>
                  {label} <VisuallyHidden>{directions[from]}</VisuallyHidden>
                </span>
                <span className={styles.ends[from === "far" ? "receives" : "sends"]} />
                {from === "both" && <span className={styles.middle} />}
                <span className={styles.ends[from === "near" ? "receives" : "sends"]} />
              </span>
            </li>
          ))}
        </ul>
        <Side {...far} side="far" level={level} />
        <span className={styles.rhomb} aria-hidden="true" />
      </div>
      <p className={`${sizes.h4} ${styles.meeting}`}>{meeting}</p>
    </div>
  );
}

const rowStyle = (index: number) => ({ [getVarName(styles.row)]: index }) as CSSProperties;

interface SideProps extends SeamSide {
  side: "near" | "far";
  level: HeadingLevel;
}

function Side({ title, steps, side, level }: SideProps) {
  const id = useId();
  const below = Math.min(6, level + 1) as HeadingLevel;
  return (
    <>
      <Heading
        id={id}
        level={level}
        size="body"
        className={`${emphasis} ${styles.title} ${styles.sides[side]}`}
      >
        {title}
      </Heading>
      <ol aria-labelledby={id} className={`${styles.steps} ${styles.sides[side]}`}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
          <li key={index} style={rowStyle(index)} className={styles.step}>
            <Heading level={below} size="d3" className={styles.name}>
              {step.title}
            </Heading>
            <p className={`${sizes.sm} ${styles.text}`}>{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const drawn = { preserveAspectRatio: "none" } as const;

function Ramp({ count, side }: { count: number; side: "near" | "far" }) {
  const path = drawRamp(count);
  return (
    <div className={styles.ramps[side]} aria-hidden="true">
      {Array.from({ length: laneCount }, (_, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
        <span key={lane} className={styles.lanes[lane === laneCount - 1 ? "own" : "beside"]}>
          <svg {...drawn} aria-hidden="true" viewBox={`0 0 ${count} ${count}`}>
            <path d={path} />
          </svg>
        </span>
      ))}
      <span className={styles.point} />
    </div>
  );
}
