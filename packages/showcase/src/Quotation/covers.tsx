import { DirectedText, toX } from "../internal/DirectedText.tsx";
import type { ViewProps } from "./hero.tsx";
import { DaysAxis, getScale, Mark, quiet } from "./parts.tsx";
import { getRows, Highlight, Routes, type RoutesLayout } from "./routes.tsx";

const wide: RoutesLayout = {
  top: 99,
  margin: 28,
  both: true,
  plain: {
    height: 84,
    line: 51,
    above: 22,
    below: 24,
    stroke: 2.2,
    name: 21,
    days: 15.5,
    price: 16,
  },
  recommended: {
    height: 102,
    line: 62,
    above: 26,
    below: 26,
    stroke: 4,
    name: 22,
    days: 15.5,
    price: 18,
  },
};

export function Landscape({ content, place }: ViewProps) {
  const { colors, client, number, cargo, note, routes } = content;
  const { margin } = wide;
  const scale = getScale(place, routes, margin, 5);
  const end = place.width - margin;
  const axis = getRows(content, wide).bottom + 13;
  const second = place.language === "en";
  const small = { size: 15.5, fill: colors.ink, opacity: quiet };
  const load = { y: 81, size: 17, fill: colors.ink } as const;
  return (
    <>
      <Highlight scale={scale} content={content} look={wide} />
      <Mark x={toX(place, 40)} y={35} radius={12} ink={colors.ink} dot={colors.accent} />
      <DirectedText
        place={place}
        text={client}
        x={61}
        y={41.5}
        size={19}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText place={place} text={number} x={end} y={41} from="end" {...small} />
      <DirectedText place={place} text={cargo} x={margin} weight={500} {...load} />
      {second && <DirectedText place={place} text={cargo} lang="ar" x={end} from="end" {...load} />}
      <path d={`M${margin} ${wide.top}H${end}`} stroke={colors.ink} strokeOpacity={0.12} />
      <Routes scale={scale} content={content} look={wide} />
      <DaysAxis scale={scale} content={content} y={axis} margin={margin} size={15.5} tick={5} />
      <DirectedText place={place} text={note} x={margin} y={430} {...small} />
      {second && (
        <DirectedText place={place} text={note} lang="ar" x={end} y={430} from="end" {...small} />
      )}
    </>
  );
}

const tall: RoutesLayout = {
  top: 124,
  margin: 28,
  plain: {
    height: 112,
    line: 66,
    above: 26,
    below: 29,
    stroke: 2.6,
    name: 25,
    days: 16,
    price: 19,
  },
  recommended: {
    height: 134,
    line: 76,
    above: 31,
    below: 36,
    stroke: 5,
    name: 28,
    days: 16,
    price: 25,
  },
};

export function Portrait({ content, place }: ViewProps) {
  const { colors, client, number, cargo, note, routes } = content;
  const { margin } = tall;
  const scale = getScale(place, routes, margin, 6);
  const end = place.width - margin;
  const axis = getRows(content, tall).bottom + 20;
  const small = { size: 16, fill: colors.ink, opacity: quiet };
  return (
    <>
      <Highlight scale={scale} content={content} look={tall} />
      <Mark x={toX(place, 42)} y={43} radius={14} ink={colors.ink} dot={colors.accent} />
      <DirectedText
        place={place}
        text={client}
        x={67}
        y={50}
        size={22}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText place={place} text={number} x={end} y={50} from="end" {...small} />
      <DirectedText
        place={place}
        text={cargo}
        x={margin}
        y={101}
        size={18}
        weight={500}
        fill={colors.ink}
      />
      <path d={`M${margin} ${tall.top}H${end}`} stroke={colors.ink} strokeOpacity={0.12} />
      <Routes scale={scale} content={content} look={tall} />
      <DaysAxis scale={scale} content={content} y={axis} margin={margin} size={16} tick={6} />
      <DirectedText place={place} text={note} x={margin} y={558} {...small} />
    </>
  );
}

const short: RoutesLayout = {
  top: 0,
  margin: 20,
  prices: "name",
  plain: { height: 76, line: 44, above: 16, below: 22, stroke: 2.2, name: 16, days: 13, price: 16 },
  recommended: {
    height: 104,
    line: 60,
    above: 24,
    below: 28,
    stroke: 4.5,
    name: 19,
    days: 13,
    price: 19,
  },
};

export function Small({ content, place }: ViewProps) {
  const scale = getScale(place, content.routes, short.margin, 5);
  return (
    <>
      <Highlight scale={scale} content={content} look={short} />
      <Routes scale={scale} content={content} look={short} />
    </>
  );
}
