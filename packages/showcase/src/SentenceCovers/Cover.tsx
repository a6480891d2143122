import { CoverFooter } from "./CoverFooter.tsx";
import { getBearing, type Script, tracking } from "./measure.ts";
import { rounded } from "./numbers.ts";
import * as styles from "./SentenceCovers.css.ts";
import type { SentenceBook } from "./types.ts";
import {
  box,
  cover,
  type Line,
  lead,
  stop,
  type Typesetting,
  typesetCover,
} from "./typesetting.ts";

const footSize = (width: number, scale: number) => (width < 200 ? rounded(12.1 / scale) : 19);

interface LinesProps {
  lines: Line[];
  script: Script;
  size: number;
  top: number;
  width: number;
  accent: string;
}

function Lines({ lines, script, size, top, width, accent }: LinesProps) {
  const arabic = script === "ar";
  const { line, baseline } = lead[script];
  const y = (index: number) => rounded(top + (baseline + index * line) * size);
  const forward = arabic ? -1 : 1;
  // Side bearings are visible at this size.
  const start = ({ text }: Line) => rounded(forward * -getBearing(text) * size);
  const last = lines.at(-1);
  const center = ((last?.width ?? 0) + stop.gap + stop.radius) * size;
  return (
    <g
      lang={script}
      direction={arabic ? "rtl" : "ltr"}
      transform={arabic ? `translate(${width})` : undefined}
      fontSize={rounded(size)}
      fontWeight={arabic ? 400 : 500}
      letterSpacing={tracking[script] && `${tracking[script]}em`}
    >
      {lines.map((each, index) => (
        // Keeps the width with kerning and fallback fonts.
        <text
          key={y(index)}
          x={start(each)}
          y={y(index)}
          textLength={arabic ? undefined : rounded(each.width * size)}
        >
          {each.text}
        </text>
      ))}
      {last?.stops && (
        <circle
          className={styles.lantern}
          cx={rounded(start(last) + forward * center)}
          cy={rounded(y(lines.length - 1) - stop.radius * size)}
          r={rounded(stop.radius * size)}
          fill={accent}
        />
      )}
    </g>
  );
}

interface SentenceProps {
  setting: Typesetting;
  accent: string;
}

export function Sentence({ setting: { size, turned, parts }, accent }: SentenceProps) {
  const arabic = parts[0]?.script === "ar";
  const turn = arabic
    ? `translate(${box.x} ${box.y + box.height}) rotate(-90)`
    : `translate(${box.x + box.width} ${box.y}) rotate(90)`;
  return (
    <g transform={turned ? turn : `translate(${box.x} ${box.y})`}>
      {parts.map((part) => (
        <Lines
          key={part.script}
          {...part}
          size={size}
          width={turned ? box.height : box.width}
          accent={accent}
        />
      ))}
    </g>
  );
}

export interface CoverProps {
  book: SentenceBook;
  x: number;
  y: number;
  width: number;
}

export function Cover({ book, x, y, width }: CoverProps) {
  const scale = Math.round((width / cover.width) * 1e4) / 1e4;
  const { ground, ink, accent } = book.colors;
  return (
    <g
      className={styles.cover}
      transform={`translate(${rounded(x)} ${rounded(y)}) scale(${scale})`}
      fill={ink}
    >
      <rect width={cover.width} height={cover.height} fill={ground} />
      <Sentence setting={typesetCover(book)} accent={accent} />
      <CoverFooter book={book} size={footSize(width, scale)} />
    </g>
  );
}
