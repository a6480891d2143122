import { SvgText } from "../internal/Drawing.tsx";
import { fill, formatNumber, getNumbers } from "./content.ts";
import { Month } from "./Month.tsx";
import { getBoldWeight, getSides, Header, type PartProps, quiet, Surface } from "./pieces.tsx";

const width = 390;
const margin = 20;

export function RoofPage({ content, language, ...outer }: PartProps) {
  const { colors, page, words } = content;
  const numbers = getNumbers(content);
  const side = getSides(language, width);
  const text = { lang: language, at: side.start, x: side.at(margin) } as const;
  const notes = { y: 636, row: 40 };
  const button = { y: notes.y + page.notes.length * notes.row + 22, height: 56 };
  return (
    <Surface {...outer} width={width} height={button.y + button.height + 24} colors={colors}>
      <Header
        content={content}
        language={language}
        width={width}
        margin={margin}
        y={54}
        size={21}
        small={15}
      />
      <SvgText {...text} y="114" size={21} fillOpacity={quiet}>
        {page.yesterday[language]}
      </SvgText>
      <SvgText {...text} y="218" size={124} weight={500}>
        <tspan letterSpacing="-.06em">{formatNumber(numbers.yesterday)}</tspan>
        <tspan
          fontSize="26"
          fontWeight={getBoldWeight(language)}
          letterSpacing="0"
          dx={language === "ar" ? -12 : 14}
        >
          {page.unit[language]}
        </tspan>
      </SvgText>
      <SvgText {...text} y="258" size={20} fillOpacity={quiet}>
        {fill(words.reason[language], numbers)}
      </SvgText>
      <Month
        content={content}
        language={language}
        width={width}
        margin={margin}
        y={570}
        scale={9.6}
        label={14}
        dates={{ y: 594, size: 14 }}
        dot={1.6}
      />
      {page.notes.map((note, index) => {
        const y = notes.y + index * notes.row;
        return (
          <g key={note.term.en}>
            <path
              d={`M${margin} ${y - 14}h${width - 2 * margin}`}
              stroke={colors.ink}
              strokeOpacity=".2"
            />
            <SvgText {...text} y={y + 12} size={15} fillOpacity={quiet}>
              {note.term[language]}
            </SvgText>
            <SvgText lang={language} at={side.end} x={side.at(width - margin)} y={y + 12} size={15}>
              {note.value[language]}
            </SvgText>
          </g>
        );
      })}
      <path
        d={`M${margin} ${button.y}h${width - 2 * margin}v${button.height}h${2 * margin - width}z`}
      />
      <SvgText
        lang={language}
        at="middle"
        x={width / 2}
        y={button.y + 35}
        size={19}
        weight={getBoldWeight(language)}
        fill={colors.ground}
      >
        {page.button[language]}
      </SvgText>
    </Surface>
  );
}
