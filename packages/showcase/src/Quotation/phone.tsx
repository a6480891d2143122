import { balanceLines } from "../internal/balanceLines.ts";
import { DirectedText, toX } from "../internal/DirectedText.tsx";
import { formatPrice, getRecommended } from "./days.ts";
import type { ViewProps } from "./hero.tsx";
import { DaysAxis, getScale, Mark, quiet } from "./parts.tsx";
import { getRows, Highlight, Routes, type RoutesLayout } from "./routes.tsx";

const margin = 20;
const reasonSize = 14;
const look: RoutesLayout = {
  top: 170,
  margin,
  waiting: true,
  prices: "name",
  moves: true,
  plain: {
    height: 122,
    line: 70,
    above: 25,
    below: 28,
    stroke: 2.5,
    name: 20,
    days: 14,
    price: 18,
  },
  recommended: {
    height: 192,
    line: 88,
    above: 34,
    below: 36,
    stroke: 5,
    name: 21,
    days: 14,
    price: 21,
  },
};

export function Phone({ content, place }: ViewProps) {
  const { colors, client, number, journey, cargo, reason, note, accept, routes } = content;
  const scale = getScale(place, routes, margin, 6);
  const end = place.width - margin;
  const { rows, bottom } = getRows(content, look);
  const recommended = getRecommended(content);
  const chosen = rows.find(({ route }) => route.recommended);
  return (
    <>
      <Highlight scale={scale} content={content} look={look} />
      <Mark x={toX(place, 33)} y={40} radius={13} ink={colors.ink} dot={colors.accent} />
      <DirectedText
        place={place}
        text={client}
        x={56}
        y={46}
        size={18}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText
        place={place}
        text={number}
        x={end}
        y={46}
        from="end"
        size={13}
        fill={colors.ink}
        opacity={quiet}
      />
      <DirectedText
        place={place}
        text={journey}
        x={margin - 1}
        y={106}
        size={31}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText place={place} text={cargo} x={margin} y={145} size={15} fill={colors.ink} />
      <path d={`M${margin} ${look.top}H${end}`} stroke={colors.ink} strokeOpacity={0.12} />
      <Routes scale={scale} content={content} look={look} />
      {chosen &&
        balanceLines(reason[place.language], reasonSize, end - margin).map((line, index) => (
          <DirectedText
            key={line}
            place={place}
            text={{ en: line, ar: line }}
            x={margin}
            y={chosen.top + chosen.look.line + 62 + index * 22}
            size={reasonSize}
            fill={colors.ink}
          />
        ))}
      <DaysAxis
        scale={scale}
        content={content}
        y={bottom + 26}
        margin={margin}
        size={13}
        tick={6}
      />
      <DirectedText
        place={place}
        text={note}
        x={margin}
        y={bottom + 84}
        size={13}
        fill={colors.ink}
        opacity={quiet}
      />
      <rect x={margin} y={758} width={end - margin} height={56} fill={colors.accent} />
      <DirectedText
        place={place}
        text={accept}
        x={36}
        y={792}
        size={17}
        weight={500}
        fill={colors.ground}
      />
      {recommended && (
        <DirectedText
          place={place}
          text={formatPrice(content, recommended)}
          x={end - 16}
          y={792}
          from="end"
          size={17}
          weight={500}
          fill={colors.ground}
        />
      )}
    </>
  );
}
