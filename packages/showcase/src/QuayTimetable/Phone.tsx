import { SvgText } from "../internal/Drawing.tsx";
import {
  Crossing,
  faint,
  fitTypeSize,
  getSideBearing,
  getWidth,
  Mark,
  quiet,
  round,
  ScriptWords,
} from "./parts.tsx";
import {
  type Departure,
  fillPlaceholders,
  formatTime,
  formatWaitingTime,
  type Script,
} from "./timetable.ts";
import type { QuayTimetableContent } from "./types.ts";

export interface PhonePlan {
  width: number;
  height: number;
  margin: number;
  from: number;
  hour: number;
  name: number;
  soon: number;
  crossing: number;
  rows: number;
  pitch: number;
  count: number;
  isWhole: boolean;
}

const plan = { width: 390, height: 844, margin: 24, pitch: 68, isWhole: false };

export const phonePlan: PhonePlan = {
  ...plan,
  ...{ from: 91, hour: 196, name: 250, soon: 283, crossing: 318, rows: 357, count: 5 },
  isWhole: true,
};
/** Cover, at 1.2 times the size. */
export const portraitPlan: PhonePlan = {
  ...plan,
  ...{ width: 400, height: 480, from: 36, hour: 134, name: 184, soon: 214, crossing: 244 },
  ...{ rows: 268, pitch: 64, count: 3 },
};
export const smallPlan: PhonePlan = {
  ...plan,
  ...{ width: 350, height: 256, from: 34, hour: 130, name: 178, soon: 205, crossing: 232 },
  ...{ rows: 0, count: 0 },
};

interface PhoneProps {
  content: QuayTimetableContent;
  departures: readonly Departure[];
  now: number;
  script: Script;
  plan: PhonePlan;
  /** Whether it animates. @default false */
  moves?: boolean | undefined;
}

/** One script. Mirrored, except times and mark. */
export function Phone({ content, departures, now, script, plan, moves = false }: PhoneProps) {
  const { colors, labels } = content;
  const { ground, ink, accent } = colors;
  const { width, height, margin } = plan;
  const isArabic = script === "ar";
  const toEnd = isArabic ? -1 : 1;
  const x = (distance: number) => (isArabic ? width - distance : distance);
  const start = isArabic ? "right" : "left";
  const end = isArabic ? "left" : "right";
  const room = width - 2 * margin;
  const [next, ...rows] = departures;
  const rowStart = margin + 93;
  const longest = Math.max(1, ...departures.map(({ minutes }) => minutes));
  const scale = (width - rowStart - margin - 12) / longest;
  const soon = (departure: Departure) =>
    fillPlaceholders(labels.boarding[script], {
      time: formatWaitingTime(departure.at - now, script),
      berth: departure.boarding.berth,
    });
  const ticket = next
    ? fillPlaceholders(labels.ticket[script], { destination: next.name[script] })
    : "";
  return (
    <>
      <path fill={ground} d={`M0 0H${width}V${height}H0z`} />
      {plan.isWhole && (
        <>
          <SvgText
            at={start}
            x={x(margin)}
            y={46}
            size={16}
            weight={500}
            fill={ink}
            fillOpacity={quiet}
          >
            {formatTime(now)}
          </SvgText>
          <Mark
            x={isArabic ? margin : width - margin - 28.3}
            y={29}
            height={18}
            ink={ink}
            accent={accent}
          />
        </>
      )}
      {next && (
        <>
          <ScriptWords
            script={script}
            at={start}
            x={x(margin)}
            y={plan.from}
            size={18}
            weight={400}
            fill={ink}
            fillOpacity={quiet}
          >
            {labels.from[script]}
          </ScriptWords>
          <SvgText
            at={start}
            x={isArabic ? x(margin) : round(margin + 2 - 112 * getSideBearing(formatTime(next.at)))}
            y={plan.hour}
            size={112}
            weight={500}
            fill={accent}
          >
            {formatTime(next.at)}
          </SvgText>
          <ScriptWords
            script={script}
            at={start}
            x={x(margin)}
            y={plan.name}
            size={fitTypeSize(42, room, next.name[script])}
            fill={ink}
          >
            {next.name[script]}
          </ScriptWords>
          <ScriptWords
            script={script}
            at={start}
            x={x(margin)}
            y={plan.soon}
            size={18}
            weight={400}
            fill={ink}
            fillOpacity={quiet}
          >
            {soon(next)}
          </ScriptWords>
          <Crossing
            colors={colors}
            x={x(margin + 7)}
            y={plan.crossing}
            length={toEnd * next.minutes * scale}
            size={7}
            turn={moves ? 0 : undefined}
          />
          <SvgText
            at={start}
            x={round(x(margin + 25 + next.minutes * scale))}
            y={plan.crossing + 6}
            size={18}
            weight={500}
            fill={ink}
          >
            {formatTime(next.at + next.minutes)}
          </SvgText>
        </>
      )}
      {rows.slice(0, plan.count).map(({ id, name, at, minutes }, index) => {
        const top = plan.rows + index * plan.pitch;
        return (
          <g key={id} fill={ink}>
            <path
              stroke={ink}
              strokeOpacity={faint + 0.06}
              d={`M${margin} ${top + 0.5}H${width - margin}`}
            />
            <SvgText at={start} x={x(margin)} y={top + 42} size={28} weight={500}>
              {formatTime(at)}
            </SvgText>
            <ScriptWords
              script={script}
              at={start}
              x={x(rowStart - 1)}
              y={top + 41}
              size={fitTypeSize(24, width - rowStart - margin, name[script])}
            >
              {name[script]}
            </ScriptWords>
            <Crossing
              colors={colors}
              x={x(rowStart + 4)}
              y={top + 54.5}
              length={toEnd * minutes * scale}
              size={3.5}
              turn={moves ? index + 1 : undefined}
            />
          </g>
        );
      })}
      {plan.isWhole && next && (
        <g fill={ground}>
          <path fill={accent} d={`M${margin} 754H${width - margin}V813H${margin}z`} />
          <ScriptWords
            script={script}
            at={start}
            x={x(margin + 20)}
            y={790}
            size={fitTypeSize(18, room - 56 - getWidth(18, next.boarding.fare), ticket)}
            weight={600}
          >
            {ticket}
          </ScriptWords>
          <SvgText at={end} x={x(width - margin - 20)} y={790} size={18} weight={600}>
            {next.boarding.fare}
          </SvgText>
        </g>
      )}
    </>
  );
}
