import { SvgText } from "../internal/Drawing.tsx";
import type { PartProps } from "./Board.tsx";
import { fill, sumTotals } from "./content.ts";
import { Dishes } from "./Dishes.tsx";
import { BilingualLine, Offices, Rule, Surface, Total } from "./pieces.tsx";

const getSentences = ({ content }: PartProps) => {
  const totals = sumTotals(content);
  const { lunches, complete, stillOpen } = content.words;
  return {
    lunches: { en: fill(lunches.en, totals), ar: fill(lunches.ar, totals) },
    complete: { en: fill(complete.en, totals), ar: fill(complete.ar, totals) },
    stillOpen: { en: fill(stillOpen.en, totals), ar: fill(stillOpen.ar, totals) },
  };
};

export function Landscape(props: PartProps) {
  const { content, ...outer } = props;
  const { ground, ink, accent } = content.colors;
  const sentences = getSentences(props);
  const [left, right] = [32, 242];
  return (
    <Surface {...outer} width={720} height={450} fill={ground}>
      <Total content={content} x={left} y={116} width={210} />
      <BilingualLine
        words={sentences.lunches}
        left={left}
        right={right}
        arabic={{ y: 153, size: 19 }}
        latin={{ y: 181, size: 17 }}
        quietLatin
        color={ink}
      />
      <g fill={ink}>
        <SvgText x={left} y="252" size={26} weight={500}>
          {content.time}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y="252" size={16}>
          {sentences.complete.ar}
        </SvgText>
      </g>
      <Offices
        content={content}
        x={left}
        y={270}
        across={14}
        pitchX={15.5}
        pitchY={18}
        size={8.6}
      />
      <Rule x={left} y={338} width={right - left} ink={ink} />
      <BilingualLine
        words={sentences.stillOpen}
        left={left}
        right={right}
        arabic={{ y: 370, size: 16 }}
        latin={{ y: 370, size: 16 }}
        color={accent}
      />
      <g fill={ink}>
        {content.open.map((office, index) => (
          <SvgText key={office} x={left + index * 50} y="413" size={26} weight={500}>
            {office}
          </SvgText>
        ))}
      </g>
      <Dishes
        content={content}
        left={278}
        right={688}
        top={22}
        rowHeight={68}
        count={{ y: 45, size: 33 }}
        number={{ y: 45, size: 33 }}
        latin={{ x: 340, y: 27, size: 15.5 }}
        arabic={{ y: 27, size: 18 }}
        dots={{ right: 655, y: 38, pitch: 7, size: 5 }}
      />
    </Surface>
  );
}

export function Portrait(props: PartProps) {
  const { content, ...outer } = props;
  const { ground, ink } = content.colors;
  const sentences = getSentences(props);
  const [left, right] = [36, 444];
  return (
    <Surface {...outer} width={480} height={576} fill={ground}>
      <Total content={content} x={left} y={212} width={408} />
      <BilingualLine
        words={sentences.lunches}
        left={left}
        right={right}
        arabic={{ y: 276, size: 33 }}
        latin={{ y: 322, size: 26 }}
        quietLatin
        color={ink}
      />
      <g fill={ink}>
        <SvgText x={left} y="419" size={38} weight={500}>
          {content.time}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y="419" size={25}>
          {sentences.complete.ar}
        </SvgText>
      </g>
      <Offices
        content={content}
        x={left}
        y={447}
        across={14}
        pitchX={30.2}
        pitchY={33}
        size={15.4}
      />
    </Surface>
  );
}

export function Small(props: PartProps) {
  const { content, ...outer } = props;
  const { ground, ink } = content.colors;
  return (
    <Surface {...outer} width={350} height={256} fill={ground}>
      <Total content={content} x={24} y={154} width={302} />
      <BilingualLine
        words={getSentences(props).lunches}
        left={24}
        right={326}
        arabic={{ y: 197, size: 25 }}
        latin={{ y: 232, size: 19 }}
        quietLatin
        color={ink}
      />
    </Surface>
  );
}
