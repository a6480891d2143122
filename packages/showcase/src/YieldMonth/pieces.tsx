import type { ReactNode } from "react";
import { type ArtworkProps, Drawing, type IdentityColors, SvgText } from "../internal/Drawing.tsx";
import { fill, getNumbers, type YieldMonthContent } from "./content.ts";

export type Language = "en" | "ar";

export interface PartProps extends ArtworkProps {
  content: YieldMonthContent;
  language: Language;
}

/** Opacity of quiet text: 4.5:1 on the ground. */
export const quiet = 0.72;

export const getSides = (language: Language, width: number) =>
  language === "ar"
    ? ({ at: (x: number) => width - x, start: "right", end: "left" } as const)
    : ({ at: (x: number) => x, start: "left", end: "right" } as const);

/** Arabic is bold enough at 400. */
export const getBoldWeight = (language: Language) => (language === "ar" ? 400 : 500);

interface SurfaceProps extends ArtworkProps {
  width: number;
  height: number;
  colors: IdentityColors;
  children: ReactNode;
}

export function Surface({ width, height, colors, children, ...outer }: SurfaceProps) {
  return (
    <Drawing {...outer} width={width} height={height}>
      <path d={`M0 0h${width}v${height}H0z`} fill={colors.ground} />
      <g fill={colors.ink}>{children}</g>
    </Drawing>
  );
}

interface MarkProps {
  x: number;
  y: number;
  width: number;
  colors: IdentityColors;
}

/** Roof with the sun at its end, never mirrored. */
export function Mark({ x, y, width, colors }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.round((width / 96) * 1000) / 1000})`}>
      <path d="M0 0 48-58 96 0z" fill={colors.ink} />
      <circle cx="92" cy="-58" r="15" fill={colors.accent} />
    </g>
  );
}

export const markWidth = 107 / 96;

interface HeaderProps {
  content: YieldMonthContent;
  language: Language;
  width: number;
  margin: number;
  y: number;
  size: number;
  small: number;
}

export function Header({ content, language, width, margin, y, size, small }: HeaderProps) {
  const side = getSides(language, width);
  const roof = Math.round(size * 1.55);
  const mark = Math.round(roof * markWidth);
  return (
    <>
      <Mark
        x={language === "ar" ? width - margin - mark : margin}
        y={y + 2}
        width={roof}
        colors={content.colors}
      />
      <SvgText
        lang={language}
        at={side.start}
        x={side.at(margin + mark + Math.round(size * 0.45))}
        y={y}
        size={size}
        weight={getBoldWeight(language)}
      >
        {content.name[language]}
      </SvgText>
      <SvgText
        lang={language}
        at={side.end}
        x={side.at(width - margin)}
        y={y}
        size={small}
        fillOpacity={quiet}
      >
        {content.roof[language]}
      </SvgText>
    </>
  );
}

interface YesterdayProps {
  content: YieldMonthContent;
  language: Language;
  x: number;
  y: number;
  size: number;
  reason: { y: number; size: number };
}

export function Yesterday({ content, language, x, y, size, reason }: YesterdayProps) {
  const numbers = getNumbers(content);
  const at = language === "ar" ? "right" : "left";
  return (
    <>
      <SvgText lang={language} at={at} x={x} y={y} size={size} weight={getBoldWeight(language)}>
        {fill(content.words.yesterday[language], numbers)}
      </SvgText>
      <SvgText lang={language} at={at} x={x} {...reason} fillOpacity={quiet}>
        {fill(content.words.reason[language], numbers)}
      </SvgText>
    </>
  );
}
