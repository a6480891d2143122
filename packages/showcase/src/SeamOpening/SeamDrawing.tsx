import { inverse } from "@agency/ui/theme/inverse";
import { clsx } from "clsx";
import {
  drawEndPoints,
  field,
  getHalfLine,
  getLanePosition,
  getVisibleLanes,
  type LineDirection,
  size,
} from "./curves.ts";
import * as styles from "./SeamDrawing.css.ts";

/** On phones. */
const max = 7;

export interface SeamDrawingProps {
  offers: number;
  needs: number;
  /** Indexes of the matching lanes. */
  match: { offer: number; need: number };
  /** Progress of both lines. At 1 they meet. */
  share: number;
}

export function SeamDrawing(props: SeamDrawingProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <Side {...props} />
      {props.share < 1 && <Side {...props} far />}
    </div>
  );
}

interface SideProps extends SeamDrawingProps {
  far?: boolean | undefined;
}

function Side({ far = false, ...drawing }: SideProps) {
  const met = drawing.share >= 1;
  return (
    <div className={clsx(styles.side, far && [inverse, styles.far])}>
      <Lanes {...drawing} course="wide" far={far} />
      <Lanes {...drawing} course="tall" far={far} />
      <span className={met ? styles.met : styles.meeting} />
    </div>
  );
}

interface LanesProps extends SeamDrawingProps {
  course: LineDirection;
  far: boolean;
}

function Lanes({ course, offers, needs, match, share, far }: LanesProps) {
  const limit = course === "wide" ? Number.POSITIVE_INFINITY : max;
  const near = getVisibleLanes(offers, limit, match.offer);
  const other = getVisibleLanes(needs, limit, match.need);
  const from = getLanePosition(course, match.offer - near.from, near.count);
  const to = getLanePosition(course, match.need - other.from, other.count);
  const halves = far
    ? [getHalfLine(course, to, from, share, true)]
    : [getHalfLine(course, from, to, share, false)];
  if (share >= 1) halves.push(getHalfLine(course, to, from, share, true));
  const viewBox =
    course === "wide" ? `0 0 ${size.along} ${size.across}` : `0 0 ${size.across} ${size.along}`;
  const drawn = { viewBox, preserveAspectRatio: "none" } as const;
  const shown = styles.courses[course];
  return (
    <>
      <svg {...drawn} aria-hidden="true" className={`${styles.field} ${shown}`}>
        {field(course, near.count, other.count).map((path) => (
          <path key={path} d={path} />
        ))}
        <path d={drawEndPoints(course, near.count, false)} className={styles.end} />
        <path d={drawEndPoints(course, other.count, true)} className={styles.end} />
      </svg>
      <svg
        {...drawn}
        aria-hidden="true"
        className={clsx(styles.pair, shown, styles.uncovered[far ? "far" : "near"])}
      >
        {halves.map(({ line, start, tip }) => (
          <g key={line}>
            <path d={line} className={styles.line} />
            <path d={start} className={styles.start} />
            {share < 1 && <path d={tip} className={styles.tip} />}
          </g>
        ))}
      </svg>
    </>
  );
}
