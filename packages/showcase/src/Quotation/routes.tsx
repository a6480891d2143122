import { getWidth } from "../internal/balanceLines.ts";
import { DirectedText } from "../internal/DirectedText.tsx";
import type { QuotationContent, QuotationRoute } from "./content.ts";
import { formatDays, formatPrice, getDays, getTimedLegs } from "./days.ts";
import { quiet, RouteLine, type Scale } from "./parts.tsx";
import { leaving } from "./Quotation.css.ts";

interface RowLayout {
  height: number;
  line: number;
  above: number;
  below: number;
  stroke: number;
  name: number;
  days: number;
  price: number;
}

export interface RoutesLayout {
  top: number;
  margin: number;
  plain: RowLayout;
  recommended: RowLayout;
  /** Whether English drawings have Arabic names too. @default false */
  both?: boolean | undefined;
  /** Whether waiting is labelled. @default false */
  waiting?: boolean | undefined;
  /** Below the end of the line, or opposite the name. @default "end" */
  prices?: "end" | "name" | undefined;
  /** Whether lines animate. @default false */
  moves?: boolean | undefined;
}

interface Row {
  route: QuotationRoute;
  look: RowLayout;
  top: number;
}

export function getRows({ routes }: QuotationContent, look: RoutesLayout) {
  let bottom = look.top;
  const rows = routes.map((route): Row => {
    const row = { route, look: route.recommended ? look.recommended : look.plain, top: bottom };
    bottom += row.look.height;
    return row;
  });
  return { rows, bottom };
}

interface RoutesProps {
  scale: Scale;
  content: QuotationContent;
  look: RoutesLayout;
}

export function Routes({ scale, content, look }: RoutesProps) {
  const { rows } = getRows(content, look);
  const { colors, highlight } = content;
  const getColor = ({ recommended }: QuotationRoute) => (recommended ? colors.accent : colors.ink);
  const way = scale.mirrored ? "rtl" : "ltr";
  return (
    <>
      <g className={look.moves ? leaving[way] : undefined}>
        {rows.map(({ route, look: { line, stroke }, top }) => (
          <RouteLine
            key={route.name.en}
            scale={scale}
            route={route}
            y={top + line}
            stroke={stroke}
            color={getColor(route)}
            ground={route.recommended ? highlight : colors.ground}
          />
        ))}
      </g>
      {rows.map((row) => (
        <RouteWords
          key={row.route.name.en}
          scale={scale}
          content={content}
          look={look}
          row={row}
          color={getColor(row.route)}
        />
      ))}
    </>
  );
}

/** Background of the recommended route. Draw it first. */
export function Highlight({ scale, content, look }: RoutesProps) {
  return getRows(content, look)
    .rows.filter(({ route }) => route.recommended)
    .map(({ route, top, look: { height } }) => (
      <rect
        key={route.name.en}
        y={top}
        width={scale.width}
        height={height}
        fill={content.highlight}
      />
    ));
}

interface RouteWordsProps extends RoutesProps {
  row: Row;
  color: string;
}

function RouteWords({
  scale,
  content,
  look,
  row: { route, look: row, top },
  color,
}: RouteWordsProps) {
  const { margin, both, waiting, prices } = look;
  const end = scale.width - margin;
  const baseline = { above: top + row.line - row.above, below: top + row.line + row.below };
  const days = getDays(route);
  const price = formatPrice(content, route);
  // Below the line's end, if it fits days and price.
  const beside =
    margin +
    getWidth(formatDays(days, scale.language), row.days) +
    row.days +
    getWidth(price, row.price);
  const wait = waiting && getTimedLegs(route).find((leg) => leg.waits);
  const name = { y: baseline.above, size: row.name, fill: color, weight: 500 } as const;
  const detail = {
    y: baseline.below,
    size: row.days,
    fill: content.colors.ink,
    opacity: quiet,
  };
  return (
    <>
      <DirectedText place={scale} text={route.name} x={margin} {...name} />
      {both && scale.language === "en" && (
        <DirectedText place={scale} text={route.name} lang="ar" x={end} from="end" {...name} />
      )}
      <DirectedText place={scale} text={dayCounts(days)} x={margin} {...detail} />
      {wait && (
        <DirectedText
          place={scale}
          text={getWait(content, wait.days)}
          x={scale.zero + wait.from * scale.day}
          {...detail}
        />
      )}
      <DirectedText
        place={scale}
        text={price}
        x={prices === "name" ? end : Math.max(scale.zero + days * scale.day, beside)}
        y={prices === "name" ? baseline.above : baseline.below}
        from="end"
        size={row.price}
        weight={500}
        fill={color}
      />
    </>
  );
}

const dayCounts = (days: number) => ({ en: formatDays(days, "en"), ar: formatDays(days, "ar") });

const getWait = ({ waiting }: QuotationContent, days: number) => ({
  en: `${formatDays(days, "en")} ${waiting.en}`,
  ar: `${formatDays(days, "ar")} ${waiting.ar}`,
});
