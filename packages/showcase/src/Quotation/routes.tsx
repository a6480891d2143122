import { getWidth } from "../internal/drawnLines.ts";
import { Said } from "../internal/drawnPlace.tsx";
import type { QuotationContent, QuotationRoute } from "./content.ts";
import { dayCount, getDays, getPrice, timed } from "./days.ts";
import { quiet, RouteLine, type Scale } from "./parts.tsx";
import { leaving } from "./Quotation.css.ts";

interface RowLook {
  height: number;
  line: number;
  above: number;
  below: number;
  stroke: number;
  name: number;
  days: number;
  price: number;
}

export interface RoutesLook {
  top: number;
  margin: number;
  plain: RowLook;
  recommended: RowLook;
  /** Whether English drawings also have the Arabic names. @default false */
  both?: boolean | undefined;
  /** Whether waiting is labelled below its leg. @default false */
  waiting?: boolean | undefined;
  /** Place of a price: below the end of the line, or opposite the name. @default "end" */
  prices?: "end" | "name" | undefined;
  /** Whether the lines animate. @default false */
  moves?: boolean | undefined;
}

interface Row {
  route: QuotationRoute;
  look: RowLook;
  top: number;
}

export function getRows({ routes }: QuotationContent, look: RoutesLook) {
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
  look: RoutesLook;
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

/** Background of the recommended route. Draw it before everything else. */
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
  const price = getPrice(content, route);
  // Below the end of the line, unless the line is too short for days and price.
  const beside =
    margin +
    getWidth(dayCount(days, scale.language), row.days) +
    row.days +
    getWidth(price, row.price);
  const wait = waiting && timed(route).find((leg) => leg.waits);
  const name = { y: baseline.above, size: row.name, fill: color, weight: 500 } as const;
  const detail = {
    y: baseline.below,
    size: row.days,
    fill: content.colors.ink,
    opacity: quiet,
  };
  return (
    <>
      <Said place={scale} text={route.name} x={margin} {...name} />
      {both && scale.language === "en" && (
        <Said place={scale} text={route.name} lang="ar" x={end} from="end" {...name} />
      )}
      <Said place={scale} text={dayCounts(days)} x={margin} {...detail} />
      {wait && (
        <Said
          place={scale}
          text={getWait(content, wait.days)}
          x={scale.zero + wait.from * scale.day}
          {...detail}
        />
      )}
      <Said
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

const dayCounts = (days: number) => ({ en: dayCount(days, "en"), ar: dayCount(days, "ar") });

const getWait = ({ waiting }: QuotationContent, days: number) => ({
  en: `${dayCount(days, "en")} ${waiting.en}`,
  ar: `${dayCount(days, "ar")} ${waiting.ar}`,
});
