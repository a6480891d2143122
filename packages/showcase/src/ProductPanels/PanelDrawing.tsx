import { drawing, ends, ground, detail as quiet, start } from "../internal/vehicleArt.css.ts";
import { getPair, groups, hours, meeting, size, vehicle } from "./drawings.ts";
import * as styles from "./ProductPanels.css.ts";

export type PanelDrawingKind = "vehicle" | "meeting" | "day";

const middle = size.height / 2;

interface RhombProps {
  x: number;
  radius: number;
  solid: boolean;
}

const Rhomb = ({ x, radius: r, solid }: RhombProps) => (
  <path
    className={ends[solid ? "solid" : "hollow"]}
    d={`M${x} ${middle - r}l${r} ${r}-${r} ${r}-${r}-${r}z`}
  />
);

function Way({ launched, hour }: { launched: boolean; hour?: number | undefined }) {
  const to = launched ? size.width : (hour ?? size.width);
  return (
    <>
      {to < size.width && <path className={styles.coming} d={`M${to} ${middle}H${size.width}`} />}
      <path className={ground} d={`M0 ${middle}H${to}`} />
      <circle className={start} cy={middle} r={8} />
      {hour !== undefined && <circle className={start} cx={hour} cy={middle} r={7} />}
      <Rhomb x={size.width} radius={9} solid={launched} />
    </>
  );
}

interface KindProps {
  launched: boolean;
  /** 0 to 1. */
  share: number;
}

function Vehicle({ launched }: KindProps) {
  const { x, scale } = vehicle;
  return (
    <>
      {groups.map(({ outline, detail, y }) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d={outline} />
          {detail && <path className={quiet} d={detail} />}
        </g>
      ))}
      <Way launched={launched} />
    </>
  );
}

function Meeting({ share }: KindProps) {
  const met = share >= 1;
  return (
    <>
      <g transform={meeting.stretch}>
        <g className={styles.field}>
          {meeting.lines.map((lines) => (
            <path key={lines} d={lines} />
          ))}
        </g>
        <path className={styles.lanes} d={meeting.points} />
        {getPair(share).map(({ line, start, tip }) => (
          <g key={line} className={styles.pair}>
            <path d={line} />
            <path className={styles.from} d={start} />
            {!met && <path className={styles.tip} d={tip} />}
          </g>
        ))}
      </g>
      <Rhomb x={size.width / 2} radius={met ? 14 : 10} solid={met} />
    </>
  );
}

function Day({ launched }: KindProps) {
  return (
    <>
      <path className={styles.dots.passed} d={hours.passed} />
      <path className={styles.dots[launched ? "passed" : "coming"]} d={hours.coming} />
      {!launched && <path className={styles.dots.hollow} d={hours.coming} />}
      <path className={styles.dots.now} d={hours.now} />
      <Way launched={launched} hour={hours.at} />
    </>
  );
}

const kinds = { vehicle: Vehicle, meeting: Meeting, day: Day };

interface PanelDrawingProps extends KindProps {
  kind: PanelDrawingKind;
}

/** Decorative drawing of a product, also used alone. */
export function PanelDrawing({ kind, ...state }: PanelDrawingProps) {
  const Kind = kinds[kind];
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`${drawing} ${styles.drawing}`}
      aria-hidden="true"
    >
      <Kind {...state} />
    </svg>
  );
}
