import { drawing, detail as quiet } from "../../internal/vehicleArt.css.ts";
import { groups, linesMeeting, quarterHours, size, vehicle } from "./drawings.ts";
import * as styles from "./ProductPanels.css.ts";

/** What a product is about: a vehicle in its parts, two sides that meet, a day. */
export type PanelDrawingKind = "vehicle" | "meeting" | "day";

function Vehicle() {
  const { x, scale } = vehicle;
  return groups.map(({ outline, detail, y }) => (
    <g key={y} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={outline} />
      {detail && <path className={quiet} d={detail} />}
    </g>
  ));
}

function Meeting() {
  return linesMeeting().map((lines, tone) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tones are their places
    <path key={tone} className={styles.tones[tone as 0 | 1 | 2]} d={lines} />
  ));
}

function Day() {
  const [others, fullest] = quarterHours();
  return (
    <>
      <path className={styles.hours} d={others} />
      <path className={styles.fullest} d={fullest} />
    </>
  );
}

const kinds = { vehicle: Vehicle, meeting: Meeting, day: Day };

interface PanelDrawingProps {
  /** Which of the three. */
  kind: PanelDrawingKind;
}

/** A product in one drawing, still. */
export function PanelDrawing({ kind }: PanelDrawingProps) {
  const Kind = kinds[kind];
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`${drawing} ${styles.drawing}`}
      aria-hidden="true"
    >
      <Kind />
    </svg>
  );
}
