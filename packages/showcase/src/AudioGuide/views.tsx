import { DirectedText } from "../internal/DirectedText.tsx";
import { Header } from "./brand.tsx";
import {
  Quote,
  TimeRow,
  type ViewProps,
  Waveform,
  type WaveformLayout,
  WordsBelow,
} from "./parts.tsx";

export function Hero({ content, place }: ViewProps) {
  const margin = 40;
  const { colors, spoken, farewell, visit } = content;
  const look: WaveformLayout = {
    start: margin,
    second: (place.width - margin) / visit,
    y: 528,
    reach: 150,
    radius: 11,
    line: 4,
    moves: true,
  };
  const quote = { size: 38, leading: 1.32 };
  return (
    <>
      <Header content={content} place={place} margin={margin} y={98} mark={58} sizes={[34, 24]} />
      <path d={`M${margin} 132H${place.width - margin}`} stroke={colors.ink} strokeOpacity={0.16} />
      <TimeRow content={content} place={place} margin={margin} y={324} sizes={[208, 116]} />
      <Waveform content={content} place={place} look={look} />
      <Quote
        place={place}
        text={spoken[place.language]}
        x={margin}
        y={846}
        hangs="last"
        width={700}
        fill={colors.ink}
        {...quote}
      />
      <DirectedText
        place={place}
        text={farewell}
        x={place.width - margin}
        y={846}
        from="end"
        size={quote.size}
        weight={500}
        fill={colors.accent}
      />
    </>
  );
}

export function Phone({ content, place }: ViewProps) {
  const margin = 20;
  const { colors, spoken, farewell } = content;
  const look: WaveformLayout = {
    start: margin,
    second: 2.8,
    y: 404,
    reach: 82,
    radius: 5,
    line: 2,
    moves: true,
  };
  return (
    <>
      <Header content={content} place={place} margin={margin} y={56} mark={30} sizes={[18, 14]} />
      <path d={`M${margin} 76H${place.width - margin}`} stroke={colors.ink} strokeOpacity={0.16} />
      <TimeRow
        content={content}
        place={place}
        margin={margin}
        y={206}
        sizes={[136, 54]}
        silence={70}
      />
      <Waveform content={content} place={place} look={look} />
      <Quote
        place={place}
        text={spoken[place.language]}
        x={margin}
        y={552}
        size={28}
        width={350}
        fill={colors.ink}
      />
      <Quote
        place={place}
        text={farewell[place.language]}
        x={margin}
        y={806}
        hangs="last"
        size={28}
        width={350}
        fill={colors.accent}
      />
    </>
  );
}

export function Landscape({ content, place }: ViewProps) {
  const margin = 28;
  const { colors, spoken, farewell, visit } = content;
  const look: WaveformLayout = {
    start: margin,
    second: (place.width - 2 * margin) / visit,
    y: 250,
    reach: 68,
    radius: 4.6,
    line: 1.8,
    ends: true,
  };
  return (
    <>
      <Header content={content} place={place} margin={margin} y={46} mark={28} sizes={[19, 15.5]} />
      <path d={`M${margin} 63H${place.width - margin}`} stroke={colors.ink} strokeOpacity={0.16} />
      <TimeRow content={content} place={place} margin={margin} y={146} sizes={[83, 47]} />
      <Waveform content={content} place={place} look={look} />
      <Quote
        place={place}
        text={spoken[place.language]}
        x={margin}
        y={414}
        hangs="last"
        size={20}
        width={370}
        fill={colors.ink}
      />
      <DirectedText
        place={place}
        text={farewell}
        x={place.width - margin}
        y={414}
        from="end"
        size={20}
        weight={500}
        fill={colors.accent}
      />
    </>
  );
}

export function Portrait({ content, place }: ViewProps) {
  const margin = 28;
  const { colors, spoken, farewell } = content;
  const look: WaveformLayout = {
    start: margin,
    second: 2.7,
    y: 286,
    reach: 76,
    radius: 5,
    line: 2,
  };
  return (
    <>
      <Header content={content} place={place} margin={margin} y={56} mark={32} sizes={[21, 16]} />
      <path d={`M${margin} 76H${place.width - margin}`} stroke={colors.ink} strokeOpacity={0.16} />
      <TimeRow content={content} place={place} margin={margin} y={174} sizes={[96, 42]} />
      <Waveform content={content} place={place} look={look} />
      <Quote
        place={place}
        text={spoken[place.language]}
        x={margin}
        y={416}
        size={24}
        width={430}
        fill={colors.ink}
      />
      <Quote
        place={place}
        text={farewell[place.language]}
        x={margin}
        y={544}
        hangs="last"
        size={24}
        width={430}
        fill={colors.accent}
      />
    </>
  );
}

export function Small({ content, place }: ViewProps) {
  const margin = 16;
  const look: WaveformLayout = {
    start: margin,
    second: 2.2,
    y: 170,
    reach: 60,
    radius: 4.5,
    line: 1.8,
  };
  return (
    <>
      <TimeRow content={content} place={place} margin={margin} y={78} sizes={[58, 34]} />
      <Waveform content={content} place={place} look={look} />
    </>
  );
}

export function SpokenWords({ content, place }: ViewProps) {
  const look: WaveformLayout = { start: 40, second: 24, y: 196, reach: 156, radius: 0, line: 0 };
  return (
    <>
      <Waveform content={content} place={place} look={look} />
      <WordsBelow content={content} place={place} look={look} y={420} size={36} />
    </>
  );
}
