import { SvgText } from "../internal/Drawing.tsx";
import { Back, cardSize } from "./Back.tsx";
import { Front } from "./Front.tsx";
import { Points } from "./Points.tsx";
import { fitTypeSize } from "./pathData.ts";
import { StageDrawing } from "./StageDrawing.tsx";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

interface HeroProps {
  content: RepairCardContent;
  tones: Tones;
  language: "en" | "ar";
}

export const heroSize = [1440, 900] as const;

export function Hero({ content, tones, language }: HeroProps) {
  const [width, height] = heroSize;
  const [cardWidth, cardHeight] = cardSize;
  const arabic = language === "ar";
  const { stages, reached } = content;
  const column = width / stages.length;
  const nameSize = fitTypeSize(
    24,
    stages.map(({ name }) => name[language]),
    column - 60,
  );
  const doesSize = fitTypeSize(
    16,
    stages.map(({ does }) => does[language]),
    column - 60,
    0.5,
  );
  const matHeight = 490;
  const drawingsTop = 630;
  const side = arabic ? "right" : "left";
  const getStartX = (index: number) => (arabic ? width - index * column - 40 : index * column + 40);
  const cardAt = (index: number) => {
    const x = arabic ? width - cardWidth - 40 - 720 * index : 40 + 720 * index;
    return `translate(${x} ${(matHeight - cardHeight) / 2})`;
  };
  return (
    <>
      <rect width={width} height={height} fill={tones.light} />
      <rect width={width} height={matHeight} fill={tones.accent} />
      <g transform={cardAt(0)}>
        <Front content={content} tones={tones} width={cardWidth} height={cardHeight} />
      </g>
      <g transform={cardAt(1)}>
        <Back content={content} tones={tones} moves />
      </g>
      <Points
        places={stages.map((_, index) => [getStartX(index) + (arabic ? -8 : 8), 530] as const)}
        reached={reached}
        radius={7}
        color={tones.accent}
        ahead={tones.aheadAccent}
        here={tones.light}
        ground={tones.light}
      />
      {stages.map(({ name, does }, index) => (
        <g key={name.en} fill={tones.ink}>
          <SvgText
            lang={language}
            at={side}
            x={getStartX(index)}
            y={576}
            size={nameSize}
            weight={arabic ? 400 : 500}
          >
            {name[language]}
          </SvgText>
          <SvgText
            lang={language}
            at={side}
            x={getStartX(index)}
            y={603}
            size={doesSize}
            fill={tones.inkQuiet}
          >
            {does[language]}
          </SvgText>
          <StageDrawing
            content={content}
            stage={index}
            language={language}
            tones={tones}
            x={getStartX(index) - (arabic ? column - 40 : 40)}
            y={drawingsTop}
            width={column}
            height={height - drawingsTop}
          />
        </g>
      ))}
    </>
  );
}
