import { SvgText } from "../internal/Drawing.tsx";
import type { PartProps } from "./Board.tsx";
import { fill, sumTotals } from "./content.ts";
import { Dishes } from "./Dishes.tsx";
import { drawDotColumns } from "./dots.ts";
import { BilingualLine, Dots, Mark, Offices, Surface } from "./pieces.tsx";

export function TwoDishes({ content, ...outer }: PartProps) {
  const third = Math.max(1, Math.floor(content.dishes.length / 2));
  return (
    <Surface {...outer} width={680} height={340} fill={content.colors.ground}>
      <Dishes
        content={content}
        only={[third, third + 1]}
        left={28}
        right={652}
        top={20}
        rowHeight={150}
        count={{ y: 104, size: 84 }}
        number={{ y: 100, size: 78 }}
        latin={{ x: 145, y: 50, size: 18 }}
        arabic={{ y: 50, size: 29 }}
        dots={{ right: 566, y: 76, pitch: 18, size: 12.4 }}
      />
    </Surface>
  );
}

export function AllOffices({ content, ...outer }: PartProps) {
  const { colors, words, time } = content;
  const totals = sumTotals(content);
  const [left, right] = [32, 448];
  return (
    <Surface {...outer} width={480} height={640} fill={colors.ground}>
      <g fill={colors.ink}>
        <SvgText x={left} y="88" size={64} weight={500}>
          {time}
        </SvgText>
        <SvgText lang="ar" at="right" x={right} y="58" size={22}>
          {fill(words.complete.ar, totals)}
        </SvgText>
        <SvgText at="right" x={right} y="88" size={19}>
          {fill(words.complete.en, totals)}
        </SvgText>
      </g>
      <Offices
        content={content}
        x={left}
        y={122}
        across={6}
        pitchX={74}
        pitchY={63}
        size={46}
        inside={({ number, x, y }) => (
          <SvgText at="middle" x={x} y={y + 6.5} size={19} weight={500} fill={colors.accent}>
            {number}
          </SvgText>
        )}
      />
      <BilingualLine
        words={{ en: fill(words.stillOpen.en, totals), ar: fill(words.stillOpen.ar, totals) }}
        left={left}
        right={right}
        arabic={{ y: 598, size: 24 }}
        latin={{ y: 598, size: 22 }}
        color={colors.accent}
      />
    </Surface>
  );
}

export function LargeMark({ content, ...outer }: PartProps) {
  const { ground, accent } = content.colors;
  const { count = 0, withoutNuts = 0 } = content.dishes[0] ?? {};
  const [x, y, size, pitch] = [392, 235, 304, 29];
  const right = Math.round(x + size * 0.139) + 11 * pitch;
  const top = Math.round(y - size * 0.129) - pitch;
  const columns = drawDotColumns(count, right, top, pitch)
    .slice(0, 26)
    .filter((_, column) => Math.abs(right - column * pitch - x) > size / 2 + 18);
  const hollow = drawDotColumns(withoutNuts, right, top, pitch).slice(0, 5);
  return (
    <Surface {...outer} width={784} height={470} fill={accent}>
      <Dots d={columns.join("")} size={21} pitch={pitch} color={ground} />
      <Dots d={hollow.join("")} size={13} pitch={pitch} color={accent} />
      <Mark x={x} y={y} size={size} colors={{ ground: accent, ink: ground, accent: ground }} />
    </Surface>
  );
}
