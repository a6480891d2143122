import { round } from "./pathData.ts";

interface WatchProps {
  x: number;
  y: number;
  radius: number;
  /** Such as `10:40`. */
  dial?: string | undefined;
  color: string;
  ground: string;
  /** Distance to the strap's ends. @default no strap */
  strap?: number | undefined;
}

/** Returns the hands' angles in degrees from twelve o'clock. */
export function getHandAngles(dial = "10:10"): { hour: number; minute: number } {
  const [hours = 0, minutes = 0] = dial.split(":").map(Number);
  return { hour: ((hours % 12) + minutes / 60) * 30, minute: minutes * 6 };
}

export function Watch({ x, y, radius, dial, color, ground, strap }: WatchProps) {
  const { hour, minute } = getHandAngles(dial);
  const of = (share: number) => round(radius * share);
  const dialEdge = of(0.87);
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} fill="none" stroke={color}>
      {strap !== undefined &&
        [1, -1].map((side) => (
          <g key={side} transform={`scale(1 ${side})`}>
            <path
              d={`M${of(-0.32)} ${of(0.92)}L${of(-0.39)} ${strap}M${of(0.32)} ${of(0.92)}L${of(0.39)} ${strap}`}
              strokeWidth={of(0.022)}
            />
            <path
              d={[1.18, 1.36, 1.54, 1.72]
                .filter((share) => radius * share < strap - 4)
                .map((share) => `M${of(-0.33)} ${of(share)}H${of(0.33)}`)
                .join("")}
              strokeWidth={of(0.015)}
              strokeOpacity={0.45}
            />
          </g>
        ))}
      <circle r={radius} fill={ground} strokeWidth={of(0.016)} />
      <circle r={of(0.91)} strokeWidth={of(0.026)} />
      {/* Half a dash back, so that one is at three o'clock. */}
      <circle
        r={round(dialEdge - radius * 0.012)}
        strokeWidth={of(0.026)}
        pathLength={600}
        strokeDasharray="1.1 8.9"
        transform="rotate(-.33)"
      />
      <circle
        r={round(dialEdge - radius * 0.06)}
        strokeWidth={of(0.12)}
        pathLength={120}
        strokeDasharray=".74 9.26"
        transform="rotate(-1.11)"
      />
      <path
        d={`M0 ${of(0.12)}V${of(-0.46)}`}
        strokeWidth={of(0.052)}
        transform={`rotate(${round(hour)})`}
      />
      <path
        d={`M0 ${of(0.12)}V${of(-0.7)}`}
        strokeWidth={of(0.034)}
        transform={`rotate(${round(minute)})`}
      />
      <circle r={of(0.045)} fill={color} stroke="none" />
      <path d={`M${of(0.92)} 0H${of(1.04)}`} strokeWidth={of(0.13)} />
    </g>
  );
}
