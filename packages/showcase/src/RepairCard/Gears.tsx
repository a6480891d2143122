import { useId } from "react";
import {
  type Gear,
  getExtent,
  getSectors,
  placeGears,
  rootRadius,
  sectorPath,
} from "./gearTrain.ts";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

interface GearsProps {
  gears: RepairCardContent["gears"];
  tones: Tones;
  width: number;
  height: number;
  /** 1 from edge to edge, less with a margin. @default 0.84 */
  fill?: number | undefined;
  /** Stroke width. @default 1.6 */
  stroke?: number | undefined;
}

const spokes = [0, 72, 144, 216, 288];
const hubRadius = 26;

function Wheel({
  gear,
  id,
  jewel,
  color,
}: {
  gear: Gear;
  id: string;
  jewel: string;
  color: string;
}) {
  const sectors = getSectors(gear.teeth);
  const rim = rootRadius(gear.teeth) * 0.8;
  const hub = Math.max(hubRadius, rim * 0.22);
  const spokePath = spokes
    .map((angle) => {
      const turn = ((angle + gear.turned + 18) * Math.PI) / 180;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      return `M${Math.round(x * hub)} ${Math.round(y * hub)}L${Math.round(x * rim)} ${Math.round(y * rim)}`;
    })
    .join("");
  return (
    <g transform={`translate(${gear.x} ${gear.y})`} stroke={color}>
      <path id={id} d={sectorPath(gear)} />
      {Array.from({ length: sectors - 1 }, (_, index) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
          key={index}
          href={`#${id}`}
          transform={`rotate(${(360 / sectors) * (index + 1)})`}
        />
      ))}
      <circle r={Math.round(rim)} />
      <circle r={Math.round(hub)} />
      <path d={spokePath} />
      <circle r={Math.round(hub * 0.58)} fill={jewel} stroke="none" />
    </g>
  );
}

export function Gears({ gears, tones, width, height, fill = 0.84, stroke = 1.6 }: GearsProps) {
  const id = useId();
  const train = placeGears(gears.teeth);
  const { left, top, right, bottom } = getExtent(train);
  const scale = Math.min(width / (right - left), height / (bottom - top)) * fill;
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = height / 2 - ((top + bottom) / 2) * scale;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={(stroke / scale).toFixed(1)}
    >
      {train.map((gear, index) => (
        <Wheel
          key={`${gear.x} ${gear.y}`}
          gear={gear}
          id={`${id}${index}`}
          jewel={gears.jewel}
          color={index === train.length - 1 ? tones.accentOnInk : tones.ground}
        />
      ))}
    </g>
  );
}
