import { SvgText } from "../internal/Drawing.tsx";
import { getBars, getPitch } from "./bars.ts";
import { fill, formatNumber, getNumbers } from "./content.ts";
import { ConsumptionLine } from "./Month.tsx";
import {
  getBoldWeight,
  getSides,
  Header,
  Mark,
  markWidth,
  type PartProps,
  quiet,
  Surface,
  Yesterday,
} from "./pieces.tsx";

export function LastDays({ content, language, ...outer }: PartProps) {
  const { colors, days, use, words } = content;
  const mirrored = language === "ar";
  const [width, y, scale, shown] = [960, 416, 11.2, 6];
  const side = getSides(language, width);
  const chart = { margin: 40, width: 990 };
  const { pitch, bar } = getPitch(chart.width, shown);
  const bars = getBars(days.slice(-shown), {
    x: mirrored ? chart.margin : width - chart.margin - chart.width,
    y,
    width: chart.width,
    scale,
    mirrored,
  });
  const middle = (fromEnd: number) =>
    Math.round(side.at(width - chart.margin - bar / 2 - fromEnd * pitch));
  const last = [
    { day: days.length - 1, amount: days.at(-2) ?? 0, x: middle(1) },
    { day: days.length, amount: days.at(-1) ?? 0, x: middle(0) },
  ];
  return (
    <Surface {...outer} width={width} height={480} colors={colors}>
      <path d={bars.slice(0, -1).join("")} fill={colors.accent} />
      <path d={bars.at(-1)} />
      <ConsumptionLine
        x={0}
        y={Math.round(y - use * scale)}
        width={width}
        ink={colors.ink}
        size={3}
      />
      <path d={`M0 ${y}h${width}`} stroke={colors.ink} strokeWidth="2" />
      <SvgText
        lang={language}
        at={side.start}
        x={side.at(110)}
        y={Math.round(y - use * scale) - 14}
        size={29}
      >
        {fill(words.use[language], getNumbers(content))}
      </SvgText>
      {last.map(({ day, amount, x }) => (
        <g key={day}>
          <SvgText at="middle" x={x} y={y - amount * scale - 18} size={56} weight={500}>
            {formatNumber(amount)}
          </SvgText>
          <SvgText lang={language} at="middle" x={x} y={y + 44} size={29} fillOpacity={quiet}>
            {fill(words.date[language], { day })}
          </SvgText>
        </g>
      ))}
    </Surface>
  );
}

export function Screen({ content, ...props }: PartProps) {
  const { language: _, ...outer } = props;
  const { colors, roof } = content;
  const numbers = getNumbers(content);
  const [left, right, y, scale] = [32, 448, 640, 9.4];
  const [before, yesterday] = getBars([numbers.before, numbers.yesterday], {
    x: left,
    y,
    width: right - left,
    scale,
    mirrored: false,
  });
  return (
    <Surface {...outer} width={480} height={640} colors={colors}>
      <Mark x={left} y={78} width={58} colors={colors} />
      <SvgText lang="ar" at="right" x={right} y="52" size={20} fillOpacity={quiet}>
        {roof.ar}
      </SvgText>
      <SvgText at="right" x={right} y="78" size={19} fillOpacity={quiet}>
        {roof.en}
      </SvgText>
      <Yesterday
        content={content}
        language="en"
        x={left}
        y={160}
        size={46}
        reason={{ y: 196, size: 24 }}
      />
      <Yesterday
        content={content}
        language="ar"
        x={right}
        y={272}
        size={39}
        reason={{ y: 311, size: 24 }}
      />
      <path d={before} fill={colors.accent} />
      <path d={yesterday} />
      <SvgText x={left + 18} y={y - numbers.before * scale + 56} size={48} weight={500}>
        {formatNumber(numbers.before)}
      </SvgText>
      <SvgText
        x={Math.round(left + getPitch(right - left, 2).pitch) + 18}
        y={y - numbers.yesterday * scale - 16}
        size={48}
        weight={500}
      >
        {formatNumber(numbers.yesterday)}
      </SvgText>
    </Surface>
  );
}

export function Advertisement({ content, language, ...outer }: PartProps) {
  const { colors, use, words } = content;
  const numbers = getNumbers(content);
  const [width, height, scale, margin] = [390, 640, 19, 24];
  const side = getSides(language, width);
  const useY = height - use * scale;
  const lines = fill(content.advertisement[language], numbers).split("\n");
  return (
    <Surface {...outer} width={width} height={height} colors={colors}>
      <path
        d={`M0 ${height}v-${Math.round(numbers.before * scale)}h${width}V${height}z`}
        fill={colors.accent}
      />
      <Header
        content={content}
        language={language}
        width={width}
        margin={margin}
        y={70}
        size={23}
        small={16}
      />
      <SvgText lang={language} at={side.start} x={side.at(margin)} y={useY - 11} size={16}>
        {fill(words.use[language], numbers)}
      </SvgText>
      <ConsumptionLine x={0} y={useY} width={width} ink={colors.ink} size={2.2} />
      {lines.map((line, index) => (
        <SvgText
          key={line}
          lang={language}
          at={side.start}
          x={side.at(margin)}
          y={height - 34 - (lines.length - 1 - index) * 60}
          size={language === "ar" ? 46 : 54}
          weight={getBoldWeight(language)}
        >
          {line}
        </SvgText>
      ))}
    </Surface>
  );
}

export function LargeMark({ content, language, ...outer }: PartProps) {
  const { colors, days } = content;
  const [width, y, roof] = [784, 422, 476];
  const bars = getBars(days, { x: 0, y, width, scale: 7, mirrored: language === "ar" });
  return (
    <Surface {...outer} width={width} height={470} colors={colors}>
      <path d={bars.slice(0, -1).join("")} fill={colors.accent} />
      <path d={bars.at(-1)} />
      <Mark x={Math.round((width - roof * markWidth) / 2)} y={y} width={roof} colors={colors} />
      <path d={`M0 ${y}h${width}`} stroke={colors.ink} strokeWidth="2" />
    </Surface>
  );
}
