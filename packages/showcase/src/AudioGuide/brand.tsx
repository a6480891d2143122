import { DirectedText } from "../internal/DirectedText.tsx";
import { quiet, round, type ViewProps } from "./parts.tsx";

interface MarkProps {
  x: number;
  y: number;
  height: number;
  ink: string;
}

export const markWidth = (height: number) => (height / 82) * 72;

export function Mark({ x, y, height, ink }: MarkProps) {
  return (
    <path
      d="M4 82V36a32 32 0 0 1 64 0V82M36 82V48"
      transform={`translate(${round(x)} ${y}) scale(${Math.round((height / 82) * 1000) / 1000})`}
      fill="none"
      stroke={ink}
      strokeWidth={8}
    />
  );
}

interface HeaderProps extends ViewProps {
  margin: number;
  y: number;
  mark: number;
  sizes: readonly [name: number, room: number];
}

export function Header({ content, place, margin, y, mark, sizes: [name, room] }: HeaderProps) {
  const { colors } = content;
  const width = markWidth(mark);
  const left = place.mirrored ? place.width - margin - width : margin;
  return (
    <>
      <Mark x={left} y={y - mark} height={mark} ink={colors.ink} />
      <DirectedText
        place={place}
        text={content.client}
        x={margin + width * 1.42}
        y={y - mark * 0.04}
        size={name}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText
        place={place}
        text={content.room}
        x={place.width - margin}
        y={y - mark * 0.04}
        from="end"
        size={room}
        fill={colors.ink}
        opacity={quiet}
      />
    </>
  );
}
