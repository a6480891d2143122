import { inverse } from "@agency/ui/theme/inverse";
import { clsx } from "clsx";
import { type Course, ends, field, getHalf, laneAt, lanesShown, size } from "./curves.ts";
import * as styles from "./SeamDrawing.css.ts";

/** Maximum number of lanes on a phone. */
const max = 7;

export interface SeamDrawingProps {
  offers: number;
  needs: number;
  /** Indexes of the matching lanes. */
  match: { offer: number; need: number };
  /** Progress of the two lines. At 1 they meet. */
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
  course: Course;
  far: boolean;
}

function Lanes({ course, offers, needs, match, share, far }: LanesProps) {
  const limit = course === "wide" ? Number.POSITIVE_INFINITY : max;
  const near = lanesShown(offers, limit, match.offer);
  const other = lanesShown(needs, limit, match.need);
  const from = laneAt(course, match.offer - near.from, near.count);
  const to = laneAt(course, match.need - other.from, other.count);
  const halves = far
    ? [getHalf(course, to, from, share, true)]
    : [getHalf(course, from, to, share, false)];
  if (share >= 1) halves.push(getHalf(course, to, from, share, true));
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
        <path d={ends(course, near.count, false)} className={styles.end} />
        <path d={ends(course, other.count, true)} className={styles.end} />
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
