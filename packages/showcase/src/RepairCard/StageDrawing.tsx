import { Gears } from "./Gears.tsx";
import { TimingStrip } from "./TimingStrip.tsx";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";
import { Watch } from "./Watch.tsx";

interface StageDrawingProps {
  content: RepairCardContent;
  /** Index of the stage. */
  stage: number;
  language: "en" | "ar";
  tones: Tones;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is a thumbnail, with only the rate. @default false */
  small?: boolean | undefined;
}

export function StageDrawing({ x, y, width, height, ...drawn }: StageDrawingProps) {
  return (
    <svg x={x} y={y} width={width} height={height} aria-hidden="true">
      <Drawn {...drawn} width={width} height={height} />
    </svg>
  );
}

function Drawn({
  content,
  stage,
  language,
  tones,
  width,
  height,
  small = false,
}: Omit<StageDrawingProps, "x" | "y">) {
  const [middle, center] = [width / 2, height / 2];
  const dial = content.stages[stage]?.dial;
  switch (stage) {
    case 0:
      return (
        <>
          <rect width={width} height={height} fill={tones.ground} />
          <Watch
            x={middle}
            y={center}
            radius={Math.round(height * 0.39)}
            dial={dial}
            color={tones.ink}
            ground={tones.ground}
          />
        </>
      );
    case 1:
      return (
        <>
          <rect width={width} height={height} fill={small ? tones.raised : tones.ink} />
          <Gears
            gears={content.gears}
            tones={tones}
            width={width}
            height={height}
            fill={0.88}
            stroke={small ? 0.8 : 1.5}
          />
        </>
      );
    case 2:
      return (
        <TimingStrip
          record={content.record}
          language={language}
          tones={tones}
          width={width}
          height={height}
          traces={small ? "rate" : "all"}
        />
      );
    case 3:
      return (
        <>
          <rect width={width} height={height} fill={tones.accent} />
          <Watch
            x={middle}
            y={center}
            radius={Math.round(height * 0.33)}
            dial={dial}
            color={tones.light}
            ground={tones.accent}
            strap={center}
          />
        </>
      );
    default:
      return null;
  }
}
