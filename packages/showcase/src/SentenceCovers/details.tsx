import { SvgText } from "../internal/Drawing.tsx";
import { Cover, Sentence } from "./Cover.tsx";
import { format, formatPlural, rounded } from "./numbers.ts";
import { Ground, type Scene } from "./rows.tsx";
import * as styles from "./SentenceCovers.css.ts";
import {
  countWords,
  cover,
  getFullStop,
  getKey,
  getScripts,
  stop,
  typesetCover,
  typesetOneLanguage,
} from "./typesetting.ts";

export const turnedSize = { width: 920, height: 560 };

export function Turned({ content, books, script }: Scene) {
  const { labels, colors } = content;
  const book = books.find((each) => typesetCover(each).turned) ?? books[0];
  if (!book) return null;
  const [language = "en"] = getScripts(book);
  const mirrored = script === "ar";
  const width = 284;
  const height = width * 1.5;
  const top = (turnedSize.height - height) / 2;
  const ways = [false, true].map((turned, index) => ({
    setting: typesetOneLanguage(book.sentence[language] ?? "", language, turned),
    label: turned ? labels.turned : labels.upright,
    from: 40 + index * 430,
  }));
  return (
    <>
      <Ground content={content} {...turnedSize} />
      {ways.map(({ setting, label, from }) => {
        const x = mirrored ? turnedSize.width - from - width : from;
        const beside = from + width + 20;
        const words = {
          x: mirrored ? turnedSize.width - beside : beside,
          at: mirrored ? ("right" as const) : ("left" as const),
          fill: colors.ink,
        };
        return (
          <g key={String(setting.turned)}>
            {setting.turned ? (
              <Cover book={book} x={x} y={top} width={width} />
            ) : (
              <g
                transform={`translate(${x} ${top}) scale(${rounded((width / cover.width) * 1e3) / 1e3})`}
                fill={colors.ink}
              >
                <rect
                  x={1}
                  y={1}
                  width={cover.width - 2}
                  height={cover.height - 2}
                  fill="none"
                  stroke={colors.ink}
                  strokeWidth={2}
                />
                <Sentence setting={setting} accent={colors.ink} />
              </g>
            )}
            <SvgText
              {...words}
              className={styles.alone}
              y={top + height - 38}
              size={54}
              weight={500}
            >
              {format(Math.round(setting.size), script)}
            </SvgText>
            <SvgText {...words} lang={script} y={top + height} size={23} fillOpacity={0.8}>
              {formatPlural(label, script, "size", Math.round(setting.size))}
            </SvgText>
          </g>
        );
      })}
    </>
  );
}

export const measureSize = { width: 360, height: 540 };

export function Measure({ content, books, script }: Scene) {
  const { colors, labels } = content;
  const mirrored = script === "ar";
  const { width: total, height } = measureSize;
  const margin = 28;
  const step = (height - 2 * margin + 10) / books.length;
  const longest = Math.max(...books.map((book) => typesetCover(book).size));
  const at = (from: number) => rounded(mirrored ? total - from : from);
  const ends = { start: mirrored ? "right" : "left", end: mirrored ? "left" : "right" } as const;
  return (
    <>
      <Ground content={content} {...measureSize} />
      {books.map((book, index) => {
        const { size } = typesetCover(book);
        const y = rounded(margin + (index + 1) * step - 28);
        const radius = size * stop.radius;
        const length = ((total - 2 * margin) * size) / longest;
        return (
          <g key={getKey(book)} fill={colors.ink}>
            <SvgText lang={script} x={at(margin)} at={ends.start} y={y - 22} size={24} weight={500}>
              {formatPlural(labels.words, script, "words", countWords(book))}
            </SvgText>
            <SvgText lang={script} x={at(total - margin)} at={ends.end} y={y - 22} size={16}>
              {formatPlural(labels.size, script, "size", Math.round(size))}
            </SvgText>
            <path
              d={`M${at(margin)} ${y}H${at(margin + length - radius)}`}
              stroke={colors.ink}
              strokeWidth={1.5}
            />
            <circle
              cx={at(margin + length - radius)}
              cy={y}
              r={rounded(radius)}
              fill={colors.accent}
            />
          </g>
        );
      })}
    </>
  );
}

export const stopsSize = { width: 840, height: 480 };

export function Stops({ books, script }: Scene) {
  const columns = 3;
  const width = stopsSize.width / columns;
  const height = stopsSize.height / 2;
  const seen = { width: 154, height: 132 };
  const cells = books.slice(0, columns * 2).map((book, index) => {
    const column = index % columns;
    return {
      book,
      setting: typesetCover(book),
      x: (script === "ar" ? columns - 1 - column : column) * width,
      y: Math.floor(index / columns) * height,
    };
  });
  return (
    <>
      {cells.map(({ book, x, y }) => (
        <rect
          key={getKey(book)}
          x={x}
          y={y}
          width={width + 1}
          height={height + 1}
          fill={book.colors.ground}
        />
      ))}
      {cells.map(({ book, setting, x, y }) => {
        const stop = getFullStop(setting, script);
        const before = setting.turned ? 0.5 : stop.script === "ar" ? 0.28 : 0.72;
        const left = rounded(stop.x - seen.width * before);
        const top = rounded(stop.y - seen.height * 0.74);
        return (
          <svg
            key={getKey(book)}
            {...{ x, y, width, height }}
            aria-hidden="true"
            viewBox={`${left} ${top} ${seen.width} ${seen.height}`}
            fill={book.colors.ink}
          >
            <Sentence setting={setting} accent={book.colors.accent} />
          </svg>
        );
      })}
    </>
  );
}

export const bilingualSize = { width: 440, height: 660 };

export function Bilingual({ books }: Scene) {
  const book = books.find((each) => getScripts(each).length > 1) ?? books[0];
  return book && <Cover book={book} x={0} y={0} width={bilingualSize.width} />;
}
