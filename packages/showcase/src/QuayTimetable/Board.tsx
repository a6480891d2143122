import { SvgText } from "../internal/Drawing.tsx";
import {
  bothScripts,
  Crossing,
  faint,
  fitTypeSize,
  getSideBearing,
  getWidth,
  Mark,
  quiet,
  round,
  ScriptWords,
  strong,
} from "./parts.tsx";
import { type Departure, fillPlaceholders, formatTime, formatWaitingTime } from "./timetable.ts";
import type { QuayTimetableContent } from "./types.ts";

/** Real board: 2.4 m wide, 1 cm per minute. */
const unitsPerMinute = 6;
const width = 1440;
const margin = 40;
const middle = width / 2;
const edge = { en: { x: margin, at: "left" }, ar: { x: width - margin, at: "right" } } as const;
const sides = [-1, 1];
const beside = 92;
const rowsTop = 364;
/** Longer, the next boat's crossing meets the text below the name. */
const besideSoon = 300;
const room = middle - margin - beside - 24;

export const boardSize = { width, height: 900 };

interface BoardProps {
  content: QuayTimetableContent;
  departures: readonly Departure[];
  now: number;
  /** Whether it is a cover, without footer. @default false */
  isCover?: boolean | undefined;
  /** Whether it animates. @default false */
  moves?: boolean | undefined;
}

/** Hours in the middle: neither script comes second. */
export function Board({ content, departures, now, isCover = false, moves = false }: BoardProps) {
  const { colors, bandColor, quay, labels } = content;
  const { ground, ink, accent } = colors;
  const [next, ...others] = departures;
  const rows = others.slice(0, 6);
  // All crossings share one scale, without collisions.
  const scale = Math.max(
    2,
    Math.min(
      unitsPerMinute,
      ...departures.map(
        ({ name, minutes }) =>
          Math.min(besideSoon, room - getWidth(38, name.en, name.ar)) / minutes,
      ),
    ),
  );
  const rowSize = Math.min(
    ...rows.map(({ name, minutes }) => fitTypeSize(46, room - minutes * scale, name.en, name.ar)),
  );
  const pitch = isCover ? 83 : 75;
  const rule = (y: number) => `M${margin} ${y}H${width - margin}`;
  return (
    <>
      <path fill={ground} d={`M0 0H${width}V${boardSize.height}H0z`} />
      <Mark x={margin} y={38} height={40} ink={ink} accent={accent} />
      {bothScripts.map((script) => (
        <ScriptWords
          key={script}
          script={script}
          {...edge[script]}
          x={script === "en" ? 120 : width - margin}
          y={81}
          size={fitTypeSize(44, 470, quay.en, quay.ar)}
          fill={ink}
        >
          {quay[script]}
        </ScriptWords>
      ))}
      <SvgText at="middle" x={middle} y={81} size={44} weight={500} fill={ink} fillOpacity={quiet}>
        {formatTime(now)}
      </SvgText>
      <path fill={bandColor} d={`M0 120H${width}V${rowsTop}H0z`} />
      <path
        stroke={ink}
        strokeOpacity={strong}
        strokeWidth={2}
        d={isCover ? rule(120) : rule(120) + rule(842)}
      />
      {next && (
        <>
          {bothScripts.map((script) => (
            <g key={script} fill={ink}>
              <ScriptWords
                script={script}
                {...edge[script]}
                y={171}
                size={isCover ? 33 : 24}
                fill={accent}
              >
                {labels.next[script]}
              </ScriptWords>
              <ScriptWords
                script={script}
                {...edge[script]}
                y={256}
                size={fitTypeSize(74, 480, next.name.en, next.name.ar)}
              >
                {next.name[script]}
              </ScriptWords>
              <ScriptWords
                script={script}
                {...edge[script]}
                y={318}
                size={isCover ? 34 : 28}
                weight={400}
                fillOpacity={quiet}
              >
                {fillPlaceholders(labels.boarding[script], {
                  time: formatWaitingTime(next.at - now, script),
                  berth: next.boarding.berth,
                })}
              </ScriptWords>
            </g>
          ))}
          <SvgText
            at="middle"
            x={round(middle - 75 * getSideBearing(formatTime(next.at)))}
            y={270}
            size={150}
            weight={500}
            fill={accent}
          >
            {formatTime(next.at)}
          </SvgText>
          {sides.map((side) => (
            <Crossing
              key={side}
              colors={colors}
              x={middle}
              y={326}
              length={side * next.minutes * scale}
              size={13}
              behind={bandColor}
              turn={moves ? 0 : undefined}
            />
          ))}
        </>
      )}
      {rows.length > 1 && (
        <path
          stroke={ink}
          strokeOpacity={faint}
          strokeWidth={2}
          d={rows.map((_, row) => (row ? rule(rowsTop + 12 + row * pitch) : "")).join("")}
        />
      )}
      {rows.map(({ id, name, at, minutes }, row) => {
        const y = rowsTop + 61 + row * pitch + (isCover ? 4 : 0);
        return (
          <g key={id} fill={ink}>
            {bothScripts.map((script) => (
              <ScriptWords key={script} script={script} {...edge[script]} y={y} size={rowSize}>
                {name[script]}
              </ScriptWords>
            ))}
            <SvgText at="middle" x={middle} y={y} size={50} weight={500}>
              {formatTime(at)}
            </SvgText>
            {sides.map((side) => (
              <Crossing
                key={side}
                colors={colors}
                x={middle + side * beside}
                y={y - 17}
                length={side * minutes * scale}
                size={6}
                turn={moves ? row + 1 : undefined}
              />
            ))}
          </g>
        );
      })}
      {!isCover &&
        bothScripts.map((script) => (
          <ScriptWords
            key={script}
            script={script}
            {...edge[script]}
            y={877}
            size={22}
            weight={400}
            fill={ink}
            fillOpacity={quiet}
          >
            {labels.scale[script]}
          </ScriptWords>
        ))}
    </>
  );
}
