import { SvgText } from "../internal/Drawing.tsx";
import { pointsOnInk } from "./Back.tsx";
import { Mark, ticks } from "./Front.tsx";
import { Points } from "./Points.tsx";
import { fitTypeSize } from "./pathData.ts";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

interface CoverProps {
  content: RepairCardContent;
  tones: Tones;
}

export const portraitSize = [480, 576] as const;
export const markSize = [784, 470] as const;

export function Portrait({ content, tones }: CoverProps) {
  const [width, height] = portraitSize;
  const [left, right, middle] = [32, width - 32, width / 2];
  const { stages, reached } = content;
  const nameSize = fitTypeSize(
    32,
    stages.flatMap(({ name }) => [name.en, name.ar]),
    176,
  );
  const whenSize = fitTypeSize(
    16,
    stages.flatMap(({ when }) => [when.en, when.ar]),
    176,
    0.5,
  );
  const step = 258 / Math.max(stages.length - 1, 1);
  const places = stages.map((_, index) => [middle, Math.round(208 + step * index)] as const);
  return (
    <>
      <rect width={width} height={height} fill={tones.ink} />
      <g fill={tones.ground}>
        <SvgText at="middle" x={middle} y={70} size={44} weight={500} fill={tones.light}>
          {content.number}
        </SvgText>
        <SvgText x={left} y={112} size={18} weight={500}>
          {content.movement.en}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y={112} size={18}>
          {content.movement.ar}
        </SvgText>
        <g fill={tones.quiet}>
          <SvgText x={left} y={137} size={16}>
            {content.complaint.en}
          </SvgText>
          <SvgText lang="ar" at="right" x={right} y={137} size={16}>
            {content.complaint.ar}
          </SvgText>
        </g>
        <path d={`M${left} 520.5H${right}`} stroke={tones.aheadLine} />
        <SvgText x={left} y={549} size={15.5}>
          {content.foot.en}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y={549} size={15.5}>
          {content.foot.ar}
        </SvgText>
      </g>
      {stages.map(({ name, when }, index) => {
        const y = places[index]?.[1] ?? 0;
        return (
          <g key={name.en} fill={index < reached ? tones.light : tones.ahead}>
            <SvgText x={left} y={y - 1} size={nameSize} weight={500}>
              {name.en}
            </SvgText>
            <SvgText lang="ar" at="right" x={right} y={y - 1} size={nameSize}>
              {name.ar}
            </SvgText>
            <g fill={tones.quiet}>
              <SvgText x={left} y={y + 33} size={whenSize}>
                {when.en}
              </SvgText>
              <SvgText lang="ar" at="right" x={right} y={y + 33} size={whenSize}>
                {when.ar}
              </SvgText>
            </g>
          </g>
        );
      })}
      <Points places={places} reached={reached} radius={10} {...pointsOnInk(tones)} />
    </>
  );
}

export function MarkAlone({ tones }: Pick<CoverProps, "tones">) {
  const [width, height] = markSize;
  const { hours, minutes } = ticks(markSize, 28, { hour: 44, minute: 22 });
  return (
    <>
      <rect width={width} height={height} fill={tones.ground} />
      <path d={minutes} stroke={tones.ink} strokeWidth={2} />
      <path d={hours} stroke={tones.ink} strokeWidth={6} />
      <Mark x={width / 2} y={height / 2} radius={112} tones={tones} />
    </>
  );
}
