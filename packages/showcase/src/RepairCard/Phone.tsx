import { SvgText } from "../internal/Drawing.tsx";
import { pointsOnInk } from "./Back.tsx";
import { Mark } from "./Front.tsx";
import { Points } from "./Points.tsx";
import { fitTypeSize, round } from "./pathData.ts";
import { StageDrawing } from "./StageDrawing.tsx";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

interface OneLanguageProps {
  content: RepairCardContent;
  tones: Tones;
  language: "en" | "ar";
}

export const phoneSize = [390, 764] as const;
export const smallSize = [350, 256] as const;

export function Phone({ content, tones, language }: OneLanguageProps) {
  const [width, height] = phoneSize;
  const arabic = language === "ar";
  const { stages, reached } = content;
  const side = arabic ? "right" : "left";
  const from = (distance: number) => (arabic ? width - distance : distance);
  const nameSize = fitTypeSize(
    26,
    stages.map(({ name }) => name[language]),
    165,
  );
  const whenSize = fitTypeSize(
    15,
    stages.map(({ when }) => when[language]),
    165,
    0.5,
  );
  const step = 384 / Math.max(stages.length - 1, 1);
  const places = stages.map((_, index) => [from(36), Math.round(308 + step * index)] as const);
  const [picture, pictureHeight] = [128, 104];
  return (
    <>
      <rect width={width} height={height} fill={tones.ink} />
      <Mark
        x={from(36)}
        y={42}
        radius={16}
        tones={tones}
        color={tones.light}
        hand={tones.accentOnInk}
      />
      <SvgText
        lang={language}
        at={side}
        x={from(66)}
        y={48}
        size={17}
        weight={500}
        fill={tones.light}
      >
        {content.name[language]}
      </SvgText>
      <g fill={tones.ground}>
        <SvgText
          at={side}
          x={arabic ? from(19) : from(12)}
          y={150}
          size={fitTypeSize(92, [content.number], 350, 0.62)}
          weight={500}
          fill={tones.light}
        >
          {content.number}
        </SvgText>
        <SvgText
          lang={language}
          at={side}
          x={from(20)}
          y={190}
          size={18}
          weight={arabic ? 400 : 500}
        >
          {content.movement[language]}
        </SvgText>
        <SvgText lang={language} at={side} x={from(20)} y={215} size={16} fill={tones.quiet}>
          {content.complaint[language]}
        </SvgText>
        <path d={`M20 236.5H${width - 20}`} stroke={tones.aheadLine} />
      </g>
      {stages.map(({ name, when }, index) => {
        const y = places[index]?.[1] ?? 0;
        const x = from(width - 20) - (arabic ? 0 : picture);
        return (
          <g key={name.en} fill={index < reached ? tones.light : tones.ahead}>
            <SvgText
              lang={language}
              at={side}
              x={from(70)}
              y={y}
              size={nameSize}
              weight={arabic ? 400 : 500}
            >
              {name[language]}
            </SvgText>
            <SvgText
              lang={language}
              at={side}
              x={from(70)}
              y={y + 30}
              size={whenSize}
              fill={tones.quiet}
            >
              {when[language]}
            </SvgText>
            {index < reached ? (
              <StageDrawing
                content={content}
                stage={index}
                language={language}
                tones={tones}
                x={x}
                y={y - pictureHeight / 2}
                width={picture}
                height={pictureHeight}
                small
              />
            ) : (
              <rect
                x={x + 0.5}
                y={y - pictureHeight / 2 + 0.5}
                width={picture - 1}
                height={pictureHeight - 1}
                fill="none"
                stroke={tones.aheadLine}
                strokeDasharray="4 4"
              />
            )}
          </g>
        );
      })}
      <Points places={places} reached={reached} radius={8} {...pointsOnInk(tones)} moves />
    </>
  );
}

export function Small({ content, tones, language }: OneLanguageProps) {
  const [width, height] = smallSize;
  const arabic = language === "ar";
  const { stages, reached } = content;
  const from = (distance: number) => (arabic ? width - distance : distance);
  const nameSize = fitTypeSize(
    26,
    stages.map(({ name }) => name[language]),
    120,
  );
  const whenSize = fitTypeSize(
    14.5,
    stages.map(({ when }) => when[language]),
    128,
    0.5,
  );
  const step = 186 / Math.max(stages.length - 1, 1);
  const places = stages.map(
    (_, index) => [from(width - 29), Math.round(36 + step * index)] as const,
  );
  return (
    <>
      <rect width={width} height={height} fill={tones.ink} />
      {stages.map(({ name, when }, index) => {
        const y = places[index]?.[1] ?? 0;
        return (
          <g key={name.en} fill={index < reached ? tones.light : tones.ahead}>
            <SvgText
              lang={language}
              at={arabic ? "right" : "left"}
              x={from(36)}
              y={round(y + nameSize / 3)}
              size={nameSize}
              weight={arabic ? 400 : 500}
            >
              {name[language]}
            </SvgText>
            <SvgText
              lang={language}
              at={arabic ? "left" : "right"}
              x={from(width - 62)}
              y={y + 5}
              size={whenSize}
              fill={tones.quiet}
            >
              {when[language]}
            </SvgText>
          </g>
        );
      })}
      <Points places={places} reached={reached} radius={8.3} {...pointsOnInk(tones)} />
    </>
  );
}
