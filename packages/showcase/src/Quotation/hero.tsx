import { DirectedText, type DrawingDirection, toX } from "../internal/DirectedText.tsx";
import type { QuotationContent } from "./content.ts";
import { getWeeks } from "./days.ts";
import { atDay, DaysAxis, getScale, Mark, quiet } from "./parts.tsx";
import { getRows, Highlight, Routes, type RoutesLayout } from "./routes.tsx";

export interface ViewProps {
  content: QuotationContent;
  place: DrawingDirection;
}

const margin = 40;
const look: RoutesLayout = {
  top: 256,
  margin,
  both: true,
  waiting: true,
  moves: true,
  plain: { height: 156, line: 96, above: 36, below: 43, stroke: 4, name: 38, days: 23, price: 30 },
  recommended: {
    height: 212,
    line: 122,
    above: 48,
    below: 62,
    stroke: 8,
    name: 50,
    days: 23,
    price: 44,
  },
};

export function Hero({ content, place }: ViewProps) {
  const { colors, client, number, journey, cargo, note, routes } = content;
  const scale = getScale(place, routes, margin, 9);
  const end = place.width - margin;
  const axis = getRows(content, look).bottom + 24;
  const second = place.language === "en";
  const grid = getWeeks(routes).map((day) => `M${atDay(scale, day)} ${look.top}V${axis}`);
  return (
    <>
      <Highlight scale={scale} content={content} look={look} />
      <path
        d={`M${margin} ${look.top}H${end}${grid.join("")}`}
        stroke={colors.ink}
        strokeOpacity={0.12}
      />
      <Mark x={toX(place, 64)} y={60} radius={24} ink={colors.ink} dot={colors.accent} />
      <DirectedText
        place={place}
        text={client}
        x={106}
        y={71}
        size={34}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText
        place={place}
        text={number}
        x={end}
        y={71}
        from="end"
        size={24}
        fill={colors.ink}
        opacity={quiet}
      />
      <DirectedText
        place={place}
        text={journey}
        x={margin - 3}
        y={162}
        size={64}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText place={place} text={cargo} x={margin} y={219} size={26} fill={colors.ink} />
      {second && (
        <>
          <DirectedText
            place={place}
            text={journey}
            lang="ar"
            x={end}
            from="end"
            y={152}
            size={48}
            fill={colors.ink}
          />
          <DirectedText
            place={place}
            text={cargo}
            lang="ar"
            x={end}
            from="end"
            y={224}
            size={26}
            fill={colors.ink}
          />
        </>
      )}
      <Routes scale={scale} content={content} look={look} />
      <DaysAxis scale={scale} content={content} y={axis} margin={margin} size={22} tick={10} />
      <DirectedText
        place={place}
        text={note}
        x={margin}
        y={876}
        size={22}
        fill={colors.ink}
        opacity={quiet}
      />
      {second && (
        <DirectedText
          place={place}
          text={note}
          lang="ar"
          x={end}
          y={876}
          from="end"
          size={22}
          fill={colors.ink}
          opacity={quiet}
        />
      )}
    </>
  );
}
