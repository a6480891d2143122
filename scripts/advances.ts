/**
 * Generates glyph widths for `SentenceCovers`: `node scripts/advances.ts`. Server and browser need
 * no fonts to compute a font size. Repeat after changing font files.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { getChromiumOptions } from "./chromium.ts";

const root = new URL("..", import.meta.url).pathname;
const fonts = `${root}packages/ui/src/theme/fonts/files/`;
const target = `${root}packages/showcase/src/SentenceCovers/advances.ts`;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."ŒœŸ–—‘’‚“”„…"];
const marks = [...range(0x64b, 0x652), "\u0670"];
/** Letters that join only the previous one. `joinsNone` join neither, others both. */
const joinsBefore = new Set("آأؤإاةدذرزو");
const joinsNone = new Set("ء،؛؟");
const arabic = [..."ء،؛؟", ...range(0x622, 0x63a), ...range(0x640, 0x64a)];
const alefs = [..."اأإآ"];

const joiner = "\u200d";
const forms = (letter: string) => {
  if (joinsNone.has(letter)) return [letter];
  if (joinsBefore.has(letter)) return [letter, joiner + letter];
  return [letter, letter + joiner, joiner + letter + joiner, joiner + letter];
};

const face = (family: string, file: string, weights: string) =>
  `@font-face { font-family: ${family}; font-weight: ${weights}; src: url(data:font/woff2;base64,${readFileSync(fonts + file).toString("base64")}) }`;

const browser = await chromium.launch(getChromiumOptions("shell"));
const page = await browser.newPage();
await page.setContent(`<style>
  ${face("Latin", "instrument-sans-latin-wght-normal.woff2", "400 700")}
  ${face("Arabic", "readex-pro-arabic-wght-normal.woff2", "160 700")}
  span { position: absolute; white-space: pre; font-size: 1000px; font-kerning: none; font-variant-numeric: tabular-nums }
</style>`);

/** In thousandths of the font size. */
const measure = (texts: string[], family: string, weight: number) =>
  page.evaluate(
    async ([texts, family, weight]) => {
      await document.fonts.load(`${weight} 10px ${family}`, texts.join(""));
      const spans = texts.map((text) => {
        const span = document.createElement("span");
        Object.assign(span.style, { fontFamily: family, fontWeight: String(weight) });
        span.textContent = text;
        document.body.append(span);
        return span;
      });
      return spans.map((span) => Math.round(span.getBoundingClientRect().width));
    },
    [texts, family, weight] as const,
  );

/** Gap between a line's edge and the ink of its first letter. */
const measureBearings = (texts: string[], font: string, side: "left" | "right") =>
  page.evaluate(
    ([texts, font, side]) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("No canvas.");
      // Chromium rounds glyph bounds coarsely above 250 px.
      Object.assign(context, { font: font.replace("size", "250px"), textAlign: side });
      return texts.map((text) => {
        const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text);
        return Math.round(-4 * (side === "left" ? actualBoundingBoxLeft : actualBoundingBoxRight));
      });
    },
    [texts, font, side] as const,
  );

const latinWidths = await measure(latin, "Latin", 500);
const arabicWidths = await Promise.all(
  arabic.map((letter) => measure(forms(letter), "Arabic", 400)),
);
const lamAlefWidths = await Promise.all(
  alefs.map((alef) => measure([`ل${alef}`, `${joiner}ل${alef}`], "Arabic", 400)),
);
const latinBearings = await measureBearings(latin, "500 size Latin", "left");
const arabicBearings = await measureBearings(
  arabic.map((letter) => (forms(letter).length === 4 ? letter + joiner : letter)),
  "400 size Arabic",
  "right",
);
await browser.close();

function lines(entries: string[]): string {
  const filled = [""];
  for (const entry of entries) {
    const last = filled.at(-1) ?? "";
    if (last.length + entry.length > 98) filled.push(entry);
    else filled[filled.length - 1] = last ? `${last} ${entry}` : entry;
  }
  return filled.join("\n");
}
const code = (letter: string) => letter.codePointAt(0)?.toString(16);
const table = (letters: string[], widths: (number | number[])[]) =>
  lines(letters.map((letter, index) => `${code(letter)}:${widths[index]}`));

writeFileSync(
  target,
  `// Written by scripts/advances.ts: code points, each with its widths in thousandths of the type size,
// without kerning.

/** Instrument Sans, weight 500, figures of one width. */
export const latin = \`
${table(latin, latinWidths)}
\`;

/** Readex Pro, weight 400: isolated; or isolated, final; or isolated, initial, medial, final. */
export const arabic = \`
${table(arabic, arabicWidths)}
\`;

/** Lam with each alef, written as one: isolated, final. */
export const lamAlef = \`
${table(alefs, lamAlefWidths)}
\`;

/** How far from the start of its line the ink of a first letter stands. */
export const bearings = \`
${table([...latin, ...arabic], [...latinBearings, ...arabicBearings])}
\`;

/** Marks above and below letters, which take no width. */
export const marks = /[${marks.map((mark) => `\\u${code(mark)?.padStart(4, "0")}`).join("")}]/gu;
`,
);
