import { SvgText } from "../internal/Drawing.tsx";
import { Points } from "./Points.tsx";
import { fitTypeSize, round } from "./pathData.ts";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

interface BackProps {
  content: RepairCardContent;
  tones: Tones;
  moves?: boolean | undefined;
}

export const cardSize = [640, 402] as const;

export const pointsOnInk = ({ light, aheadLine, accent, ink }: Tones) => ({
  color: light,
  ahead: aheadLine,
  here: accent,
  ground: ink,
});

/** Vertical: neither script comes second. */
export function Back({ content, tones, moves }: BackProps) {
  const [width, height] = cardSize;
  const [left, right, middle] = [36, width - 36, width / 2];
  const { stages, reached } = content;
  const nameSize = fitTypeSize(
    27,
    stages.flatMap(({ name }) => [name.en, name.ar]),
    115,
  );
  const whenSize = fitTypeSize(
    15,
    stages.flatMap(({ when }) => [when.en, when.ar]),
    130,
    0.5,
  );
  const step = 187 / Math.max(stages.length - 1, 1);
  const places = stages.map((_, index) => [middle, Math.round(124 + step * index)] as const);
  return (
    <>
      <rect width={width} height={height} fill={tones.ink} />
      <g fill={tones.ground}>
        <SvgText x={left} y={56} size={18} weight={500}>
          {content.movement.en}
        </SvgText>
        <SvgText at="middle" x={middle} y={57} size={24} weight={500}>
          {content.number}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y={56} size={18}>
          {content.movement.ar}
        </SvgText>
        <g fill={tones.quiet}>
          <SvgText x={left} y={80} size={15}>
            {content.complaint.en}
          </SvgText>
          <SvgText lang="ar" at="right" x={right} y={80} size={15}>
            {content.complaint.ar}
          </SvgText>
        </g>
        <path d={`M${left} 350.5H${right}`} stroke={tones.aheadLine} />
        <SvgText x={left} y={377} size={15}>
          {content.foot.en}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y={377} size={15}>
          {content.foot.ar}
        </SvgText>
      </g>
      {places.map(([, y], index) => {
        const stage = stages[index];
        if (!stage) return null;
        return (
          <g key={y} fill={index < reached ? tones.light : tones.ahead}>
            <SvgText x={left} y={round(y + nameSize / 3)} size={nameSize} weight={500}>
              {stage.name.en}
            </SvgText>
            <SvgText lang="ar" at="right" x={right} y={round(y + nameSize / 3)} size={nameSize}>
              {stage.name.ar}
            </SvgText>
            <g fill={tones.quiet}>
              <SvgText at="right" x={middle - 34} y={y + 5} size={whenSize}>
                {stage.when.en}
              </SvgText>
              <SvgText lang="ar" x={middle + 34} y={y + 5} size={whenSize}>
                {stage.when.ar}
              </SvgText>
            </g>
          </g>
        );
      })}
      <Points
        places={places}
        reached={reached}
        radius={8.5}
        {...pointsOnInk(tones)}
        moves={moves}
      />
    </>
  );
}
