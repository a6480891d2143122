import { Fragment } from "react";
import { type Crop, SvgText } from "../internal/Drawing.tsx";
import { columnWidth, getGraph } from "./graph.ts";
import { bothScripts, faint, fitTypeSize, Mark, round, ScriptWords } from "./parts.tsx";
import { formatTime } from "./timetable.ts";
import type { QuayTimetableContent } from "./types.ts";

export const posterSize = { width: 668, height: 944 };
const { width, height } = posterSize;
const margin = 38;
const graphTop = 195;
const graphBottom = 860;

const dots = (x: number, ys: readonly number[]) => ys.map((y) => `M${x} ${y}h.01`).join("");

interface PosterProps {
  content: QuayTimetableContent;
  /** Visible part. @default all */
  crop?: Crop | undefined;
}

/** Train graph with time downwards, a direction that both scripts share. */
export function Poster({ content, crop = [0, 0, width, height] }: PosterProps) {
  const { colors, posterAccent, line, labels } = content;
  const { ground: ink, ink: paper, accent } = colors;
  const { places, directions, legs, from, until } = getGraph(content);
  const [, top, , tall] = crop;
  const perMinute = (graphBottom - graphTop) / (until - from * 60);
  const y = (minutes: number) => round(graphTop + (minutes - from * 60) * perMinute);
  const isSeen = (minutes: number) => y(minutes) > top - 40 && y(minutes) < top + tall + 10;
  const hours = Array.from(
    { length: Math.floor(until / 60) - from + 1 },
    (_, index) => from + index,
  );
  const column = places[line.here] ?? { left: 0, right: 0 };
  const ways = legs
    .flatMap(({ times, minutes, x1, x2 }) =>
      times
        .filter(isSeen)
        .map((time) => `M${x1} ${y(time)}l${round(x2 - x1)} ${round(minutes * perMinute)}`),
    )
    .join("");
  const elsewhere = legs.filter((leg) => leg.from !== line.here);
  const points = elsewhere.map(({ times, x1 }) => dots(x1, times.filter(isSeen).map(y))).join("");
  const size = round(
    Math.min(11, 0.8 * perMinute * Math.min(line.outward.every, line.homeward.every)),
  );
  const labelSize = Math.min(
    fitTypeSize(12, columnWidth - 8, labels.here.en, labels.here.ar),
    ...line.stops.slice(1).flatMap(({ name }, before) => {
      const room = (places[before + 1]?.left ?? 0) - (places[before]?.right ?? 0);
      return before + 1 === line.here ? [] : fitTypeSize(12, room - 6, name.en, name.ar);
    }),
  );
  return (
    <>
      <path fill={paper} d={`M0 0H${width}V${height}H0z`} />
      <Mark x={37} y={33} height={36} ink={ink} accent={posterAccent} />
      {bothScripts.map((script) => {
        const isEnglish = script === "en";
        const place = isEnglish
          ? ({ at: "left", x: margin } as const)
          : ({ at: "right", x: width - margin } as const);
        return (
          <g key={script} fill={ink}>
            <ScriptWords
              script={script}
              {...place}
              x={isEnglish ? 109 : width - margin}
              y={69}
              size={fitTypeSize(40, 215, line.name[script])}
              weight={600}
            >
              {line.name[script]}
            </ScriptWords>
            <ScriptWords script={script} {...place} y={111} size={14}>
              {labels.legend[script]}
            </ScriptWords>
            <ScriptWords
              script={script}
              {...place}
              y={isEnglish ? 898 : 915}
              size={12}
              weight={400}
              fillOpacity={0.85}
            >
              {labels.column[script]}
            </ScriptWords>
          </g>
        );
      })}
      <path
        stroke={ink}
        strokeOpacity={faint}
        d={hours.map((hour) => `M${margin} ${y(hour * 60)}H${width - margin}`).join("")}
      />
      <path
        stroke={ink}
        strokeOpacity={0.25}
        d={places.map(({ left }) => `M${left} ${graphTop - 9}V${graphBottom}`).join("")}
      />
      <path stroke={ink} strokeWidth={1.4} d={ways} />
      <path stroke={ink} strokeWidth={6} strokeLinecap="round" d={points} />
      <path
        fill={ink}
        d={`M${column.left} 136H${column.right}V${graphBottom + 14}H${column.left}z`}
      />
      {(["left", "right"] as const).map((side) => (
        <SvgText
          key={side}
          at={side === "left" ? "right" : "left"}
          size={11}
          weight={500}
          fill={ink}
          fillOpacity={0.8}
        >
          {hours.map((hour) => (
            <tspan
              key={hour}
              x={side === "left" ? margin - 10 : width - margin + 10}
              y={round(y(hour * 60) + 4)}
            >
              {hour % 24}
            </tspan>
          ))}
        </SvgText>
      ))}
      {line.stops.map(({ name }, index) => {
        const { left, right } = places[index] ?? { left: 0, right: 0 };
        const isHere = index === line.here;
        const isFirst = index === 0;
        const isLast = index === line.stops.length - 1;
        const x = isFirst ? margin : isLast ? width - margin : (left + right) / 2;
        return bothScripts.map((script) => (
          <ScriptWords
            key={`${name.en} ${script}`}
            script={script}
            at={isFirst ? "left" : isLast ? "right" : "middle"}
            x={round(x)}
            y={script === "en" ? 160 : 178}
            size={script === "en" ? labelSize : labelSize * 1.12}
            weight={600}
            fill={isHere ? accent : ink}
          >
            {isHere ? labels.here[script] : name[script]}
          </ScriptWords>
        ));
      })}
      {directions.map(({ outward, legs }) => {
        const leg = legs.find(({ from }) => from === line.here);
        if (!leg) return null;
        return (
          <Fragment key={`${outward}`}>
            <path
              stroke={accent}
              strokeWidth={6.8}
              strokeLinecap="round"
              d={dots(leg.x1, leg.times.filter(isSeen).map(y))}
            />
            <SvgText at={outward ? "right" : "left"} size={size} weight={600} fill={paper}>
              {leg.times.filter(isSeen).map((time) => (
                <tspan key={time} x={round(leg.x1 + (outward ? -7 : 7))} y={round(y(time) + 4)}>
                  {formatTime(time)}
                </tspan>
              ))}
            </SvgText>
          </Fragment>
        );
      })}
    </>
  );
}
