import { SvgText } from "../internal/Drawing.tsx";
import type { HillsideContent } from "./content.ts";
import { Hill, quiet } from "./Hill.tsx";
import type { HillLayout } from "./hillProfile.ts";
import { Signature } from "./Mark.tsx";

interface SceneProps {
  content: HillsideContent;
  lang: "en" | "ar";
}

const heroHill: HillLayout = {
  x: 84,
  step: 152,
  foot: 850,
  metre: 15,
  box: [88, 120],
  line: [34, 0.5],
  number: 44,
  hour: 30,
  height: 23,
  stroke: 6,
  view: [1440, 880],
  contour: 11,
};

const skyEnd = heroHill.x + 4 * heroHill.step + heroHill.box[0] / 2;

/** Never mirrored: Arabic is right-aligned in the sky on the left. */
export function Hero({
  content,
  lang,
  moves = true,
}: SceneProps & { moves?: boolean | undefined }) {
  const { ground, ink, accent } = content.colors;
  const arabic = lang === "ar";
  const [start, end] = arabic ? [1400, 40] : [40, 1400];
  const at = arabic ? "right" : "left";
  const x = arabic ? skyEnd : 38;
  const size = arabic ? 72 : 76;
  return (
    <>
      <rect width={1440} height={880} fill={ground} />
      <Hill content={content} lang={lang} layout={heroHill} moves={moves} />
      <Signature content={content} lang={lang} x={start} y={86} size={38} ink={ink} mark={accent} />
      <g fill={ink}>
        <SvgText
          x={end}
          y={86}
          lang={lang}
          at={arabic ? "left" : "right"}
          size={28}
          fillOpacity={quiet}
        >
          {content.count[lang]}
        </SvgText>
        {content.heading[lang].split("\n").map((words, index) => (
          <SvgText
            key={words}
            x={x}
            y={(arabic ? 212 : 214) + index * (arabic ? 98 : 82)}
            lang={lang}
            at={at}
            size={size}
            weight={500}
          >
            {words}
          </SvgText>
        ))}
        <SvgText x={1400} y={756} lang={lang} at="right" size={34} weight={500} fill={accent}>
          {content.day[lang]}
        </SvgText>
        <SvgText x={1400} y={802} lang={lang} at="right" size={24}>
          {content.wait[lang]}
        </SvgText>
        <SvgText x={1400} y={840} lang={lang} at="right" size={24} fillOpacity={quiet}>
          {content.heights[lang]}
        </SvgText>
      </g>
    </>
  );
}

const phoneHill: HillLayout = {
  x: 37,
  step: 39.5,
  foot: 836,
  metre: 14.8,
  box: [34, 50],
  line: [16, 0.24],
  number: 20,
  hour: 14,
  height: 13,
  unitless: true,
  stroke: 3,
  view: [390, 844],
  contour: 6,
};

export function Phone({ content, lang }: SceneProps) {
  const { ground, ink, accent } = content.colors;
  const arabic = lang === "ar";
  const [start, end] = arabic ? [370, 20] : [20, 370];
  const at = arabic ? "right" : "left";
  return (
    <>
      <rect width={390} height={844} fill={ground} />
      <Hill content={content} lang={lang} layout={phoneHill} moves />
      <Signature content={content} lang={lang} x={start} y={52} size={21} ink={ink} mark={accent} />
      <g fill={ink}>
        <SvgText
          x={end}
          y={52}
          lang={lang}
          at={arabic ? "left" : "right"}
          size={15}
          fillOpacity={quiet}
        >
          {content.count[lang]}
        </SvgText>
        {content.heading[lang].split("\n").map((words, index) => (
          <SvgText
            key={words}
            x={start}
            y={112 + index * (arabic ? 44 : 34)}
            lang={lang}
            at={at}
            size={30}
            weight={500}
          >
            {words}
          </SvgText>
        ))}
        <SvgText
          x={start}
          y={arabic ? 200 : 186}
          lang={lang}
          at={at}
          size={15}
          weight={500}
          fill={accent}
        >
          {content.day[lang]}
        </SvgText>
        <SvgText x={start} y={arabic ? 224 : 207} lang={lang} at={at} size={15} fillOpacity={quiet}>
          {content.wait[lang]}
        </SvgText>
        <SvgText x={370} y={824} lang={lang} at="right" size={13} fillOpacity={quiet}>
          {content.heights[lang]}
        </SvgText>
      </g>
    </>
  );
}

export const covers = {
  landscape: {
    x: 49,
    step: 76,
    foot: 448,
    metre: 9,
    box: [58, 74],
    line: [16, 0.2],
    number: 25,
    hour: 19,
    height: 15.5,
    stroke: 4,
    view: [720, 450],
    contour: 7,
  },
  portrait: {
    x: 48 - 3 * 74,
    step: 74,
    foot: 634,
    metre: 14,
    box: [56, 72],
    line: [24, 0.3],
    number: 24,
    hour: 19,
    height: 15,
    stroke: 4,
    view: [480, 576],
    contour: 7,
  },
  small: {
    x: 42 - 3 * 53,
    step: 53,
    foot: 309,
    metre: 6,
    box: [45, 54],
    line: [9, 0.12],
    number: 19,
    hour: 15,
    height: 12.5,
    stroke: 3,
    view: [350, 256],
    contour: 5,
  },
} satisfies Record<string, HillLayout>;

export function Cover({ content, lang, layout }: SceneProps & { layout: HillLayout }) {
  const [width, height] = layout.view;
  return (
    <>
      <rect width={width} height={height} fill={content.colors.ground} />
      <Hill content={content} lang={lang} layout={layout} />
    </>
  );
}
