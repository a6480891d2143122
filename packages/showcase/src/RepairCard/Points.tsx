import { getVarName } from "@agency/ui/theme";
import type { CSSProperties } from "react";
import { round } from "./pathData.ts";
import * as styles from "./RepairCard.css.ts";

interface PointsProps {
  places: readonly (readonly [x: number, y: number])[];
  reached: number;
  radius: number;
  color: string;
  ahead: string;
  here: string;
  ground: string;
  /** Whether the current point animates. @default false */
  moves?: boolean | undefined;
}

export function Points({
  places,
  reached,
  radius,
  color,
  ahead,
  here,
  ground,
  moves = false,
}: PointsProps) {
  const now = places[reached - 1];
  const before = places[reached - 2];
  const path = (stops: typeof places) => `M${stops.map((stop) => stop.join(" ")).join("L")}`;
  const travels = moves && now && before;
  return (
    <g strokeWidth={round(radius * 0.47)}>
      <path d={path(places)} stroke={ahead} fill="none" />
      {places.slice(reached).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={round(radius * 1.04)}
          fill={ground}
          stroke={ahead}
        />
      ))}
      {now && (
        <>
          <path d={path(places.slice(0, reached - 1).concat(before ? [] : [now]))} stroke={color} />
          {before && (
            <path
              d={path([before, now])}
              stroke={color}
              {...(travels && { className: styles.way, pathLength: 1, strokeDasharray: "1" })}
            />
          )}
          {places.slice(0, reached - 1).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={color} />
          ))}
          <g
            {...(travels && {
              className: styles.arriving,
              style: {
                [getVarName(styles.from)]: `${round(before[1] - now[1])}px`,
              } as CSSProperties,
            })}
          >
            <circle cx={now[0]} cy={now[1]} r={round(radius * 1.75)} fill={color} />
            <circle cx={now[0]} cy={now[1]} r={radius} fill={here} />
          </g>
        </>
      )}
    </g>
  );
}
