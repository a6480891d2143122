import { formatPathData } from "./pathData.ts";

/** In tenths of a module, so that integers suffice. */
export interface Gear {
  x: number;
  y: number;
  teeth: number;
  /** One tooth, in degrees. */
  turned: number;
}

const module = 10;
const pitchRadius = (teeth: number) => (teeth * module) / 2;
const tipRadius = (teeth: number) => pitchRadius(teeth) + 0.85 * module;
export const rootRadius = (teeth: number) => pitchRadius(teeth) - 1.2 * module;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const places = [
  { on: 0, angle: 0 },
  { on: 0, angle: 39 },
  { on: 0, angle: 102 },
  { on: 1, angle: -82 },
] as const;

function getMeshAngle(partner: Gear, teeth: number, angle: number): number {
  const partnerPitch = 360 / partner.teeth;
  const pitch = 360 / teeth;
  const offset = (((angle - partner.turned) / partnerPitch) % 1) + 1;
  return angle + 180 - pitch * (0.5 - offset);
}

/** Places at most four gears. Each meshes with one other: three that all touch would block. */
export function placeGears(teeth: readonly number[]): Gear[] {
  const gears: Gear[] = [];
  for (const [index, place] of places.entries()) {
    const count = teeth[index];
    if (count === undefined) break;
    const partner = gears[place.on];
    if (!partner) {
      gears.push({ x: 0, y: 0, teeth: count, turned: -90 });
      continue;
    }
    const distance = pitchRadius(partner.teeth) + pitchRadius(count);
    for (let step = 0; step < 120; step++) {
      // Alternates around the preferred angle.
      const angle = place.angle + 3 * Math.ceil(step / 2) * (step % 2 ? 1 : -1);
      const x = Math.round(partner.x + distance * Math.cos(radians(angle)));
      const y = Math.round(partner.y + distance * Math.sin(radians(angle)));
      const free = gears.every(
        (other) =>
          other === partner ||
          Math.hypot(other.x - x, other.y - y) > tipRadius(other.teeth) + tipRadius(count),
      );
      if (!free) continue;
      gears.push({ x, y, teeth: count, turned: getMeshAngle(partner, count, angle) });
      break;
    }
  }
  return gears;
}

export function getExtent(gears: readonly Gear[]) {
  const reach = (sign: 1 | -1, axis: "x" | "y") =>
    gears.map((gear) => gear[axis] + sign * tipRadius(gear.teeth));
  return {
    left: Math.min(...reach(-1, "x")),
    top: Math.min(...reach(-1, "y")),
    right: Math.max(...reach(1, "x")),
    bottom: Math.max(...reach(1, "y")),
  };
}

export const getSectors = (teeth: number) =>
  [6, 5, 4, 3, 2].find((parts) => teeth % parts === 0) ?? 1;

export function sectorPath({ teeth, turned }: Gear): string {
  const pitch = 360 / teeth;
  const root = rootRadius(teeth);
  const tip = tipRadius(teeth);
  const corners: [number, number][] = [[-0.5, root]];
  for (let tooth = 0; tooth < teeth / getSectors(teeth); tooth++) {
    corners.push([tooth - 0.27, root], [tooth - 0.12, tip], [tooth + 0.12, tip]);
    corners.push([tooth + 0.27, root], [tooth + 0.5, root]);
  }
  let [lastX, lastY] = [0, 0];
  const steps = corners.map(([position, radius]) => {
    const angle = radians(turned + position * pitch);
    const [x, y] = [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
  // After a moveto, further pairs are implicit linetos.
  return `m${formatPathData(...steps.flat())}`;
}
