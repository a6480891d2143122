import { getVarName } from "@agency/ui/theme";
import type { CSSProperties } from "react";
import { SvgText } from "../internal/Drawing.tsx";
import { getBars } from "./bars.ts";
import { fill, getNumbers, type YieldMonthContent } from "./content.ts";
import { getSides, type Language, quiet } from "./pieces.tsx";
import * as styles from "./YieldMonth.css.ts";

interface UseLineProps {
  x: number;
  y: number;
  width: number;
  ink: string;
  size: number;
}

export function ConsumptionLine({ x, y, width, ink, size }: UseLineProps) {
  return (
    <path
      d={`M${x + size / 2} ${y}h${width - size}`}
      fill="none"
      stroke={ink}
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray={`0 ${size * 4}`}
    />
  );
}

interface MonthProps {
  content: YieldMonthContent;
  language: Language;
  width: number;
  margin: number;
  y: number;
  /** Units per kWh. */
  scale: number;
  label: number;
  dates: { y: number; size: number };
  dot: number;
  moving?: boolean | undefined;
}

export function Month({
  content,
  language,
  width,
  margin,
  y,
  scale,
  label,
  dates,
  dot,
  moving = false,
}: MonthProps) {
  const { colors, days, use, words } = content;
  const side = getSides(language, width);
  const length = width - 2 * margin;
  const mirrored = language === "ar";
  const bars = getBars(days, { x: margin, y, width: length, scale, mirrored });
  const useY = Math.round(y - use * scale);
  return (
    <>
      {moving ? (
        <g className={styles.bars} fill={colors.accent}>
          {bars.map((d, index) => (
            <path
              key={d}
              d={d}
              fill={index === days.length - 1 ? colors.ink : undefined}
              style={{ [getVarName(styles.day)]: index } as CSSProperties}
            />
          ))}
        </g>
      ) : (
        <>
          <path d={bars.slice(0, -1).join("")} fill={colors.accent} />
          <path d={bars.at(-1)} fill={colors.ink} />
        </>
      )}
      <ConsumptionLine x={margin} y={useY} width={length} ink={colors.ink} size={dot} />
      <path d={`M${margin} ${y}h${length}`} stroke={colors.ink} strokeWidth="2" />
      <SvgText
        lang={language}
        at={side.start}
        x={side.at(margin + label * 0.4)}
        y={useY - label * 0.55}
        size={label}
      >
        {fill(words.use[language], getNumbers(content))}
      </SvgText>
      {[1, days.length].map((day, index) => (
        <SvgText
          key={day}
          lang={language}
          at={index === 0 ? side.start : side.end}
          x={side.at(index === 0 ? margin : width - margin)}
          {...dates}
          fillOpacity={quiet}
        >
          {fill(words.date[language], { day })}
        </SvgText>
      ))}
    </>
  );
}
