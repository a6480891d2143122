import { type ArtworkProps, SvgText } from "../internal/Drawing.tsx";
import { fill, type OrderBoardContent, sumTotals } from "./content.ts";
import { Dishes, type DishesLayout } from "./Dishes.tsx";
import { BilingualLine, Dots, Mark, Offices, quiet, Rule, Surface, Total } from "./pieces.tsx";

export interface PartProps extends ArtworkProps {
  content: OrderBoardContent;
}

const left = 40;
const middle = 480;
const right = 1400;

const dishes: DishesLayout = {
  left: 560,
  right,
  top: 118,
  rowHeight: 118,
  count: { y: 80, size: 66 },
  number: { y: 77, size: 62 },
  latin: { x: 700, y: 41, size: 20 },
  arabic: { y: 41, size: 30 },
  dots: { right: 1326, y: 63, pitch: 14, size: 9.6 },
};

export function Board({ content, ...outer }: PartProps) {
  const { colors, words, open } = content;
  const { ground, ink, accent } = colors;
  const totals = sumTotals(content);
  const base = dishes.top + 5 * dishes.rowHeight + dishes.count.y;
  return (
    <Surface {...outer} width={1440} height={880} fill={ground}>
      <g fill={ink}>
        <SvgText x={left} y="69" size={25} fillOpacity={quiet}>
          {content.date.en}
        </SvgText>
        <SvgText lang="ar" at="right" x={middle} y="69" size={22} fillOpacity={quiet}>
          {content.date.ar}
        </SvgText>
        <SvgText lang="ar" at="right" x={right - 70} y="70" size={38}>
          {content.name.ar}
        </SvgText>
      </g>
      <Mark x={right - 26} y={58} size={54} colors={colors} />
      <Rule x={left} y={111} width={right - left} ink={ink} />

      <Total content={content} x={left} y={346} width={440} />
      <BilingualLine
        words={{ en: fill(words.lunches.en, totals), ar: fill(words.lunches.ar, totals) }}
        left={left}
        right={middle}
        arabic={{ y: 412, size: 34 }}
        latin={{ y: 459, size: 27 }}
        quietLatin
        color={ink}
      />
      <g fill={ink}>
        <SvgText x={left} y="549" size={38} weight={500}>
          {content.time}
        </SvgText>
        <SvgText lang="ar" at="right" x={middle} y="549" size={25}>
          {fill(words.complete.ar, totals)}
        </SvgText>
      </g>
      <Offices content={content} x={left} y={573} across={14} pitchX={32.6} pitchY={34} size={16} />
      <Rule x={left} y={690} width={middle - left} ink={ink} />
      <BilingualLine
        words={{ en: fill(words.stillOpen.en, totals), ar: fill(words.stillOpen.ar, totals) }}
        left={left}
        right={middle}
        arabic={{ y: 731, size: 25 }}
        latin={{ y: 731, size: 22 }}
        color={accent}
      />
      <g fill={ink}>
        {open.map((office, index) => (
          <SvgText key={office} x={left + index * 86} y={base} size={40} weight={500}>
            {office}
          </SvgText>
        ))}
      </g>

      <Dishes {...dishes} content={content} moving />
      <Dots d={`M${dishes.left + 5} 847h0`} size={10} color={ink} />
      <Dots d={`M${dishes.left + 5} 847h0`} size={6.2} color={ground} />
      <g fill={ink} fillOpacity={quiet}>
        <SvgText x={dishes.left + 20} y="853" size={17}>
          {words.key.en}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y="853" size={17}>
          {words.key.ar}
        </SvgText>
      </g>
    </Surface>
  );
}
