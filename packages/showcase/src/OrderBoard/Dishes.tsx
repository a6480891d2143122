import { getVarName } from "@agency/ui/theme";
import type { CSSProperties } from "react";
import { SvgText } from "../internal/Drawing.tsx";
import { formatNumber, type OrderBoardContent } from "./content.ts";
import { drawDotColumns, getDotStroke, joinColumns } from "./dots.ts";
import * as styles from "./OrderBoard.css.ts";
import { Dots, quiet, Rule } from "./pieces.tsx";

export interface DishesLayout {
  left: number;
  right: number;
  top: number;
  rowHeight: number;
  count: { y: number; size: number };
  number: { y: number; size: number };
  latin: { x: number; y: number; size: number };
  arabic: { y: number; size: number };
  dots: {
    right: number;
    y: number;
    pitch: number;
    size: number;
  };
}

interface DishesProps extends DishesLayout {
  content: OrderBoardContent;
  /** Dishes to draw. @default all */
  only?: readonly number[] | undefined;
  moving?: boolean | undefined;
}

const getShare = (column: number, columns: number) =>
  Math.round((column / Math.max(1, columns - 1)) * 100) / 100;

export function Dishes({
  content: { colors, dishes },
  only,
  moving = false,
  left,
  right,
  top,
  rowHeight,
  count,
  number,
  latin,
  arabic,
  dots,
}: DishesProps) {
  const shown = dishes
    .map((dish, index) => ({ ...dish, number: index + 1 }))
    .filter((dish) => only?.includes(dish.number) ?? true)
    .map((dish, index) => ({ ...dish, y: top + index * rowHeight }));
  const getColumns = (lunches: number, y: number) =>
    drawDotColumns(
      lunches,
      Math.round(dots.right - dots.size / 2),
      Math.round(y + dots.y + dots.size / 2),
      dots.pitch,
    );
  const columns = joinColumns(shown.map((dish) => getColumns(dish.count, dish.y)));
  return (
    <>
      {shown.map((dish, index) => (
        <g key={dish.number}>
          {index > 0 && <Rule x={left} y={dish.y} width={right - left} ink={colors.ink} />}
          <SvgText x={left} y={dish.y + count.y} size={count.size} weight={500} fill={colors.ink}>
            {formatNumber(dish.count)}
          </SvgText>
          <SvgText
            x={latin.x}
            y={dish.y + latin.y}
            size={latin.size}
            fill={colors.ink}
            fillOpacity={quiet}
          >
            {dish.name.en}
          </SvgText>
          <SvgText
            lang="ar"
            at="right"
            x={dots.right}
            y={dish.y + arabic.y}
            size={arabic.size}
            fill={colors.ink}
          >
            {dish.name.ar}
          </SvgText>
          <SvgText
            at="right"
            x={right}
            y={dish.y + number.y}
            size={number.size}
            weight={500}
            fill={colors.accent}
          >
            {dish.number}
          </SvgText>
        </g>
      ))}
      {moving ? (
        <g className={styles.columns} stroke={colors.ink} {...getDotStroke(dots.size, dots.pitch)}>
          {columns.map((d, column) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
              key={column}
              d={d}
              style={
                { [getVarName(styles.share)]: getShare(column, columns.length) } as CSSProperties
              }
            />
          ))}
        </g>
      ) : (
        <Dots d={columns.join("")} size={dots.size} pitch={dots.pitch} color={colors.ink} />
      )}
      {/* Hollow: a smaller dot in the ground's colour. */}
      <Dots
        d={shown.flatMap((dish) => getColumns(dish.withoutNuts, dish.y)).join("")}
        size={Math.round(dots.size * 6.2) / 10}
        pitch={dots.pitch}
        color={colors.ground}
      />
    </>
  );
}
