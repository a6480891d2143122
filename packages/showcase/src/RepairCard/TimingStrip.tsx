import { useId } from "react";
import { SvgText } from "../internal/Drawing.tsx";
import { formatPathData, round } from "./pathData.ts";
import { formatSigned, getRate, getSecondsGained } from "./timingRecord.ts";
import type { Tones } from "./tones.ts";
import type { TimingRecord } from "./types.ts";

interface TimingStripProps {
  record: TimingRecord;
  language: "en" | "ar";
  tones: Tones;
  width: number;
  height: number;
  /** All positions, each, or only the rate. @default "all" */
  traces?: "all" | "each" | "rate" | undefined;
}

const between = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A dot per beat, rising if the watch gains. */
function dots(
  count: number,
  [left, y, width]: readonly [number, number, number],
  rise: (share: number) => number,
): string {
  // Relative moves are shorter.
  let [lastX, lastY] = [round(left), round(y - rise(0))];
  let path = `M${formatPathData(lastX, lastY)}h0`;
  for (const index of between(count).slice(1)) {
    const share = index / (count - 1);
    const unrest = 1.1 * Math.sin(index * 0.83) + 0.7 * Math.sin(index * 2.1);
    const [nextX, nextY] = [round(left + width * share), round(y - rise(share) + unrest)];
    path += `m${formatPathData(nextX - lastX, nextY - lastY)}h0`;
    [lastX, lastY] = [nextX, nextY];
  }
  return path;
}

/** `rise`: units per second. */
const looks = {
  all: {
    margin: 26,
    rule: 41,
    text: 18,
    gap: 19,
    dot: 4,
    count: 46,
    rise: 3,
    above: 34,
    below: 60,
  },
  each: {
    margin: 26,
    rule: 41,
    text: 18,
    gap: 9,
    dot: 4,
    count: 30,
    rise: 5,
    above: 34,
    below: 60,
  },
  rate: {
    margin: 12,
    rule: 18,
    text: 13,
    gap: 9,
    dot: 2.6,
    count: 20,
    rise: 1.2,
    above: 18,
    below: 14,
  },
} as const;

export function TimingStrip({
  record,
  language,
  tones,
  width,
  height,
  traces = "all",
}: TimingStripProps) {
  const id = useId();
  const { margin, rule, text, gap, dot, count, rise, above, below } = looks[traces];
  const arabic = language === "ar";
  const x = arabic ? width - margin : margin;
  const side = arabic ? "right" : "left";
  const size = traces === "rate" ? 24 : Math.min(height * 0.17, 52);
  const rateBase = round(traces === "rate" ? 32 : margin + size * 0.92);
  const perBase = rateBase + (traces === "rate" ? 20 : 30);

  const rows = traces === "each" ? record.positions : 1;
  const top = perBase + above;
  const room = height - below - top;
  const gained = (row: number, share: number) =>
    traces === "each"
      ? getRate(record, row) * share
      : getSecondsGained(record, record.hours * share);
  const ticking = between(rows)
    .map((row) => {
      const y = top + (room / rows) * (row + 0.5) - gap;
      const half = gained(row, 1) / 2;
      const risen = (share: number) => (gained(row, share) - half) * rise;
      return dots(count, [margin, y, width - 2 * margin], risen);
    })
    .join("");

  return (
    <>
      <rect width={width} height={height} fill={tones.paper} />
      <path
        d={between(Math.floor(height / rule))
          .map((line) => `M0 ${rule * (line + 1)}H${width}`)
          .join("")}
        stroke={tones.ruled}
      />
      <g fill={tones.accent}>
        <SvgText
          lang={language}
          at={side}
          // The sign's side bearing.
          x={round(arabic ? x : x - size * 0.06)}
          y={rateBase}
          size={round(size)}
          weight={500}
        >
          {/* Keeps the sign before its number in Arabic. */}
          {`\u2066${formatSigned(record.secondsADay)}\u2069\u00a0${record.second[language]}`}
        </SvgText>
        <SvgText lang={language} at={side} x={x} y={perBase} size={text}>
          {record.per[language]}
        </SvgText>
        {traces !== "rate" && (
          <SvgText lang={language} at={side} x={x} y={height - margin} size={text}>
            {record.span[language]}
          </SvgText>
        )}
      </g>
      <g
        transform={arabic ? `matrix(-1 0 0 1 ${width} 0)` : undefined}
        stroke={tones.accent}
        strokeWidth={dot}
        strokeLinecap="round"
      >
        <path id={id} d={ticking} />
        <use href={`#${id}`} y={2 * gap} />
      </g>
    </>
  );
}
