import { SvgText } from "../internal/Drawing.tsx";
import { Lantern } from "./Lantern.tsx";
import { getWidth, type Script, tracking } from "./measure.ts";
import { rounded } from "./numbers.ts";
import type { SentenceBook } from "./types.ts";
import { box, getScripts } from "./typesetting.ts";

const baseline = 526;
const leading = 1.3;
const left = box.x;
const right = box.x + box.width;

/** Maximum ratio of the heavier weight's width to the measured one. */
const heavier = 1.03;
const widest = (texts: (string | undefined)[], script: Script) =>
  heavier *
  Math.max(
    ...texts.map((text = "") => getWidth(text, script) - [...text].length * tracking[script]),
  );

interface FootProps {
  book: SentenceBook;
  size: number;
}

/**
 * Title above author, mark opposite. A translation has both languages with the mark between, or
 * only titles.
 */
export function CoverFooter({ book, size: wanted }: FootProps) {
  const { title, author, colors } = book;
  const scripts = getScripts(book);
  const mark = wanted * 1.37;
  const gap = wanted * 0.5;

  const columns = scripts.map((script) => ({
    script,
    texts: [title[script], author[script]],
    width: widest([title[script], author[script]], script) * wanted,
  }));
  const taken = columns.reduce((sum, { width }) => sum + width + gap, mark);
  const titlesOnly = columns.length > 1 && taken > box.width;
  const lines = titlesOnly
    ? scripts.map((script, row) => ({ script, text: title[script], row, isTitle: true }))
    : columns.flatMap(({ script, texts }) =>
        texts.map((text, row) => ({ script, text, row, isTitle: row === 0 })),
      );

  const room = box.width - mark - gap;
  const longest = Math.max(...lines.map(({ text, script }) => widest([text], script))) * wanted;
  const size = rounded(wanted * Math.min(1, room / longest));

  const [first, second] = columns;
  const y = (row: number) => rounded(baseline - (1 - row) * wanted * leading);
  let markAt = { x: right - mark, row: 1 };
  if (first?.script === "ar") markAt = { x: left, row: titlesOnly ? 0 : 1 };
  if (first && second && !titlesOnly) {
    markAt.x = (left + second.width + right - first.width - mark) / 2;
  }
  return (
    <>
      {lines.map(({ script, text, row, isTitle }) => {
        const arabic = script === "ar";
        const weights = arabic ? ([400, 500] as const) : ([500, 600] as const);
        return (
          <SvgText
            key={`${script}${row}`}
            lang={script}
            at={arabic ? "right" : "left"}
            x={arabic ? right : left}
            y={y(row)}
            size={size}
            weight={weights[isTitle ? 1 : 0]}
          >
            {text}
          </SvgText>
        );
      })}
      <Lantern
        x={rounded(markAt.x)}
        y={y(markAt.row)}
        width={mark}
        ink={colors.ink}
        accent={colors.accent}
      />
    </>
  );
}
