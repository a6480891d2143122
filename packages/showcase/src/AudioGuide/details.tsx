import { Mark, markWidth } from "./brand.tsx";
import { Quote, type ViewProps, Waveform, type WaveformLayout } from "./parts.tsx";

export function Silence({ content, place }: ViewProps) {
  const margin = 32;
  const second = 13;
  const shown = 9;
  const { colors, seconds, silence, farewell } = content;
  const look: WaveformLayout = {
    start: margin + (shown - seconds) * second,
    second,
    y: 330,
    reach: 190,
    radius: 12,
    line: 4,
  };
  const said = { place, x: margin, width: place.width - 2 * margin, fill: colors.accent };
  return (
    <>
      <Quote {...said} text={silence[place.language]} y={112} size={64} />
      <Waveform content={content} place={place} look={look} />
      <Quote {...said} text={farewell[place.language]} y={560} hangs="last" size={38} />
    </>
  );
}

export function LargeMark({ content: { colors }, place }: ViewProps) {
  const floor = 396;
  const middle = place.width / 2;
  const drawArch = (height: number) => {
    const half = markWidth(height) * (32 / 72);
    return `M${middle - half} ${floor}V${floor - height + half}a${half} ${half} 0 0 1 ${2 * half} 0V${floor}`;
  };
  const height = 210;
  return (
    <>
      <rect width={place.width} height={470} fill={colors.accent} />
      <path
        d={`M0 ${floor}H${place.width}${[280, 372, 520].map(drawArch).join("")}`}
        fill="none"
        stroke={colors.ground}
        strokeWidth={1.5}
      />
      <Mark
        x={middle - markWidth(height) / 2}
        y={floor - height}
        height={height}
        ink={colors.ground}
      />
    </>
  );
}
