import { SvgText } from "../internal/Drawing.tsx";
import { Cover } from "./Cover.tsx";
import type { Script } from "./measure.ts";
import { format, formatPlural, rounded } from "./numbers.ts";
import type { SentenceBook, SentenceCoversContent } from "./types.ts";
import { countWords, getKey, getScripts, typesetCover } from "./typesetting.ts";

export interface Scene {
  content: SentenceCoversContent;
  books: readonly SentenceBook[];
  featured: readonly SentenceBook[];
  script: Script;
}

interface RowProps {
  books: readonly SentenceBook[];
  total: number;
  start: number;
  y?: number | undefined;
  width: number;
  gap: number;
  mirrored: boolean;
}

export function Row({ books, total, start, y = 0, width, gap, mirrored }: RowProps) {
  return books.map((book, index) => {
    const from = start + index * (width + gap);
    return (
      <Cover
        key={getKey(book)}
        book={book}
        x={mirrored ? total - from - width : from}
        y={y}
        width={width}
      />
    );
  });
}

export function Ground({ content, width, height }: { content: SentenceCoversContent } & Size) {
  return <rect width={width} height={height} fill={content.colors.ground} />;
}

interface Size {
  width: number;
  height: number;
}

export const heroSize: Size = { width: 1440, height: 880 };

export function Hero({ content, featured, script }: Scene) {
  const { width: total } = heroSize;
  const { labels, colors } = content;
  const [margin, gap, line] = [40, 24, 738];
  const width = (total - 2 * margin + gap) / Math.max(3, featured.length) - gap;
  const mirrored = script === "ar";
  const at = (from: number) => rounded(mirrored ? total - from : from);
  return (
    <>
      <Ground content={content} {...heroSize} />
      <Row
        books={featured}
        total={total}
        start={margin}
        y={40}
        width={width}
        gap={gap}
        mirrored={mirrored}
      />
      <path d={`M${margin} ${line}H${total - margin}`} stroke={colors.ink} strokeWidth={1.5} />
      {featured.map((book, index) => {
        const from = margin + index * (width + gap);
        const label = getScripts(book).length > 1 ? labels.setInBoth : labels.set;
        return (
          <g key={getKey(book)} fill={colors.ink}>
            <circle
              cx={at(from + (index ? 5 : 8))}
              cy={line}
              r={index ? 5 : 8}
              fill={colors.accent}
            />
            <SvgText x={at(from)} at={mirrored ? "right" : "left"} y={806} size={46} weight={500}>
              {format(countWords(book), script)}
            </SvgText>
            <SvgText
              lang={script}
              x={at(from)}
              at={mirrored ? "right" : "left"}
              y={840}
              size={18}
              fillOpacity={0.8}
            >
              {formatPlural(label, script, "size", Math.round(typesetCover(book).size))}
            </SvgText>
          </g>
        );
      })}
    </>
  );
}

export const phoneSize: Size = { width: 390, height: 831 };

export function Phone({ content, featured, script }: Scene) {
  const { width: total } = phoneSize;
  const mirrored = script === "ar";
  const [margin, gap] = [20, 12];
  const width = total - 2 * margin;
  const half = (width - gap) / 2;
  const shared = { total, start: margin, gap, mirrored };
  return (
    <>
      <Ground content={content} {...phoneSize} />
      <Row {...shared} books={featured.slice(0, 1)} y={margin} width={width} />
      <Row {...shared} books={featured.slice(1, 3)} y={margin + width * 1.5 + gap} width={half} />
    </>
  );
}
