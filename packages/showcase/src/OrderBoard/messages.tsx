import { SvgText } from "../internal/Drawing.tsx";
import { fill, formatNumber, type OrderBoardContent, sumOrders } from "./content.ts";
import { Dots, quiet } from "./pieces.tsx";

export type Language = "en" | "ar";

export const width = 390;
export const margin = 20;
const padding = 18;

const first = margin + padding;
const second = first + 34;

export const getSides = (language: Language) =>
  language === "ar"
    ? ({ at: (x: number) => width - x, start: "right", end: "left" } as const)
    : ({ at: (x: number) => x, start: "left", end: "right" } as const);

interface MessageProps {
  content: OrderBoardContent;
  language: Language;
  y: number;
}

interface BoxProps {
  language: Language;
  from: number;
  y: number;
  height: number;
  fill: string;
  fillOpacity?: number | undefined;
}

export function Box({ language, from, y, height, ...look }: BoxProps) {
  const length = width - margin - from;
  const x = language === "ar" ? margin : from;
  return <path d={`M${x} ${y}h${length}v${height}h-${length}z`} {...look} />;
}

const menuRow = 34;
export const menuHeight = ({ dishes }: OrderBoardContent) => 70 + dishes.length * menuRow;

export function Menu({ content, language, y }: MessageProps) {
  const { colors, dishes, order } = content;
  const side = getSides(language);
  const text = { lang: language, at: side.start, fill: colors.ink } as const;
  const height = menuHeight(content);
  return (
    <>
      <Box
        language={language}
        from={margin}
        y={y}
        height={height}
        fill={colors.ink}
        fillOpacity={0.08}
      />
      {dishes.map((dish, index) => (
        <g key={dish.name.en}>
          <SvgText
            {...text}
            x={side.at(first)}
            y={y + 36 + index * menuRow}
            size={20}
            weight={500}
            fill={colors.accent}
          >
            {index + 1}
          </SvgText>
          <SvgText {...text} x={side.at(second)} y={y + 36 + index * menuRow} size={18}>
            {dish.name[language]}
          </SvgText>
        </g>
      ))}
      <SvgText {...text} x={side.at(first)} y={y + height - 20} size={14} fillOpacity={quiet}>
        {fill(order.words.howTo[language], sumOrders(content))}
      </SvgText>
      <SvgText
        at={side.end}
        x={side.at(width - first)}
        y={y + 35}
        size={14}
        fill={colors.ink}
        fillOpacity={quiet}
      >
        {order.sent}
      </SvgText>
    </>
  );
}

type Line = OrderBoardContent["order"]["lines"][number];
const getKey = ({ dish, withoutNuts = false }: Line) => `${dish} ${withoutNuts}`;

const answerRow = 42;
export const answerHeight = ({ order }: OrderBoardContent) => 20 + order.lines.length * answerRow;

/** Stars mark lunches without nuts. */
export function Answer({ content, language, y }: MessageProps) {
  const { colors, order } = content;
  const side = getSides(language);
  const from = 214;
  const height = answerHeight(content);
  const text = { at: side.start, size: 34, weight: 500 } as const;
  return (
    <>
      <Box language={language} from={from} y={y} height={height} fill={colors.accent} />
      {order.lines.map((line, index) => (
        <g key={getKey(line)} fill={colors.ground}>
          <SvgText
            {...text}
            lang={language}
            x={side.at(from + padding)}
            y={y + 43 + index * answerRow}
          >
            {`${line.dish}${line.withoutNuts ? "*" : ""}`}
          </SvgText>
          <SvgText {...text} x={side.at(from + padding + 68)} y={y + 43 + index * answerRow}>
            {formatNumber(line.count)}
          </SvgText>
        </g>
      ))}
      <SvgText
        at={side.end}
        x={side.at(from - 12)}
        y={y + height - 8}
        size={14}
        fill={colors.ink}
        fillOpacity={quiet}
      >
        {order.answered}
      </SvgText>
    </>
  );
}

const lineHeight = (line: Line) => (line.withoutNuts ? 54 : 35);
const linesHeight = (lines: readonly Line[]) =>
  lines.reduce((height, line) => height + lineHeight(line), 0);
export const readBackHeight = ({ order }: OrderBoardContent) => 98 + linesHeight(order.lines);

export function OrderConfirmation({ content, language, y }: MessageProps) {
  const { colors, dishes, order } = content;
  const side = getSides(language);
  const text = { lang: language, at: side.start, fill: colors.ink } as const;
  const height = readBackHeight(content);
  return (
    <>
      <Box
        language={language}
        from={margin}
        y={y}
        height={height}
        fill={colors.ink}
        fillOpacity={0.08}
      />
      <SvgText {...text} x={side.at(first)} y={y + 34} size={15} fillOpacity={quiet}>
        {order.words.readBack[language]}
      </SvgText>
      {order.lines.map((line, index) => {
        const base = y + 69 + linesHeight(order.lines.slice(0, index));
        const places = Array.from({ length: line.count }, (_, dot) =>
          side.at(width - first - 6 - dot * 18),
        );
        return (
          <g key={getKey(line)}>
            <SvgText {...text} x={side.at(first)} y={base} size={20} weight={500}>
              {formatNumber(line.count)}
            </SvgText>
            <SvgText {...text} x={side.at(second)} y={base} size={18}>
              {dishes[line.dish - 1]?.name[language]}
            </SvgText>
            {line.withoutNuts ? (
              <>
                <SvgText
                  {...text}
                  x={side.at(second)}
                  y={base + (language === "ar" ? 24 : 20)}
                  size={14}
                  fillOpacity={quiet}
                >
                  {order.words.withoutNuts[language]}
                </SvgText>
                <g fill="none" stroke={colors.ink} strokeWidth="2.2">
                  {places.map((x) => (
                    <circle key={x} cx={x} cy={base - 6} r="4.9" />
                  ))}
                </g>
              </>
            ) : (
              <Dots
                d={places.map((x) => `M${x} ${base - 6}h0`).join("")}
                size={12}
                color={colors.ink}
              />
            )}
          </g>
        );
      })}
      <SvgText
        {...text}
        x={side.at(first)}
        y={y + height - 22}
        size={18}
        weight={language === "ar" ? 400 : 500}
      >
        {fill(order.words.question[language], sumOrders(content))}
      </SvgText>
    </>
  );
}
