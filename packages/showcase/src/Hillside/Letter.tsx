import { SvgText } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import { Hill } from "./Hill.tsx";
import type { HillLayout } from "./hillProfile.ts";
import { Signature } from "./Mark.tsx";

const [width, height] = [450, 608];
const margin = 36;
const size = 18;
const figures = 172;

const layout: HillLayout = {
  x: 52,
  step: 43,
  foot: 620,
  metre: 6,
  box: [31, 40],
  line: [12, 0.16],
  number: 17,
  hour: 14,
  stroke: 3,
  view: [width, height],
  contour: 4,
};

export function Letter({ content, lang }: { content: HillsideContent; lang: "en" | "ar" }) {
  const { ground, ink, accent } = content.colors;
  const { letter } = content;
  const arabic = lang === "ar";
  const x = arabic ? width - margin : margin;
  const at = arabic ? "right" : "left";
  const line = 28;
  const top = 118;
  const lines = [letter.salutation, letter.opening, letter.price]
    .map((words) => words[lang])
    .concat(letter.drawing[lang].split("\n"));
  const priceY = top + 2 * line;
  const bar = width - margin - figures;
  const signed = top + lines.length * line + 18;
  return (
    <>
      <rect width={width} height={height} fill={ink} />
      <Signature content={content} lang={lang} x={x} y={64} size={21} ink={ground} mark={ground} />
      <rect x={arabic ? margin : figures} y={priceY - 16} width={bar} height={20} fill={accent} />
      <g fill={ground}>
        {lines.map((words, index) => (
          <SvgText key={words} x={x} y={top + index * line} lang={lang} at={at} size={size}>
            {words}
          </SvgText>
        ))}
        <SvgText x={x} y={signed} lang={lang} at={at} size={size} weight={600}>
          {letter.signature[lang]}
        </SvgText>
        <SvgText x={x} y={signed + 24} lang={lang} at={at} size={15} fillOpacity={0.82}>
          {letter.position[lang]}
        </SvgText>
      </g>
      <Hill content={content} lang={lang} layout={layout} paper />
    </>
  );
}
