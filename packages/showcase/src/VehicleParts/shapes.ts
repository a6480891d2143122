export type VehiclePiece =
  | "bootLid"
  | "rearBumper"
  | "rearQuarter"
  | "rearWindow"
  | "roof"
  | "rearWheel"
  | "exhaust"
  | "tank"
  | "floor"
  | "wiring"
  | "rearDoor"
  | "rearSideWindow"
  | "frontDoor"
  | "frontSideWindow"
  | "frontSeat"
  | "dashboard"
  | "windscreen"
  | "wing"
  | "bonnet"
  | "spring"
  | "frontWheel"
  | "gearbox"
  | "battery"
  | "engine"
  | "radiator"
  | "headlamp"
  | "frontBumper";

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Shape {
  /** Filled with the ground's colour, or glass. */
  outline: string;
  detail?: string | undefined;
  /** In front, with its own fill, such as lamps. */
  over?: string | undefined;
  glass?: boolean | undefined;
  open?: boolean | undefined;
  box: Box;
}

const round = (value: number) => Math.round(value * 10) / 10;

export const drawCircle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;

export function drawRays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - 0.15;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + from * cos)} ${round(y + from * sin)}L${round(x + to * cos)} ${round(y + to * sin)}`;
  }).join("");
}

const rib = (x: number, y: number, width: number, gap: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${x} ${round(y + index * gap)}h${width}`).join("");

const wheelRadius = 43;
const axle = 207 - wheelRadius;

const wheel = (x: number): Shape => ({
  outline: drawCircle(x, axle, wheelRadius) + drawCircle(x, axle, 30) + drawCircle(x, axle, 8),
  detail: drawRays(x, axle, 8, 30, 10),
  box: [x - wheelRadius, axle - wheelRadius, 2 * wheelRadius, 2 * wheelRadius],
});

/** On the whole vehicle, from its rear (x = 0) to the ground (y = 207). */
export const shapes: Readonly<Record<VehiclePiece, Shape>> = {
  dashboard: {
    outline: "M404 64L437 61.5L441 84Q427 94 409 92.5Z",
    box: [404, 61, 37, 32],
  },
  wiring: {
    outline: "M300 150h60q8 0 8-8v-12q0-8 8-8h64M332 150v-14h22M376 122v-18M408 122v-14h16",
    open: true,
    box: [300, 104, 140, 46],
  },
  exhaust: {
    outline:
      "M157 178H196V172Q196 168.5 200 168.5H262Q266 168.5 266 172V177H402Q408 177 413 173L420 168H428L418 177Q410 183.3 402 183.3H266V185Q266 188.5 262 188.5H200Q196 188.5 196 185V184.3H157Z",
    detail: "M208 168.5V188.5M254 168.5V188.5",
    box: [157, 168, 271, 21],
  },
  tank: {
    outline: "M180 142q0-8 8-8h60q8 0 8 8v8q0 8-8 8h-60q-8 0-8-8z",
    detail: "M196 134v24M212 134v24M228 134v24M243 134v24",
    box: [180, 134, 76, 24],
  },
  spring: {
    outline: "M486 102h14v8h-14z",
    detail: "M493 110l-8 4 16 6-16 6 16 6-16 6 16 6-8 5v22",
    box: [485, 102, 16, 69],
  },
  engine: {
    outline: "M494 98h54.3v10h14v39l-10 21.4h-56.3l-12-3.4-6-18v-37h16zM502 98v-12h37.6v12z",
    detail: "M478 124.2h84.4M506 110v14M520 110v14M534.3 110v6M492 138h28v18.5h-28z",
    over: drawCircle(534.3, 122, 6) + drawCircle(548, 142.3, 11.3) + drawCircle(548, 142.3, 4),
    box: [478, 86, 84.4, 82.4],
  },
  radiator: {
    outline: "M576 98h24v6h-24zM578 104h20v64h-20zM576 168h24v6h-24z",
    detail: rib(578, 108, 20, 4.3, 14),
    box: [576, 98, 24, 76],
  },
  gearbox: {
    outline: "M455 147.4l16.7-10h15.5l22.1-15.4v51.6l-22.1-6.1-22.2 2-10-6.6z",
    detail: "M471.7 137.4l-6.7 32.1M487.2 137.4v30.1M495 132v38M502.5 127v45",
    box: [455, 122, 54.3, 51.6],
  },
  battery: {
    outline: "M506 92h34v22h-34z",
    detail: "M506 98h34M512 92v-4h6v4M528 92v-4h6v4",
    box: [506, 88, 34, 26],
  },
  rearQuarter: {
    outline:
      "M14 70L105 61Q108 60.5 112 58.5Q150 39 194 15L206 18.5Q181 36 168.5 62Q175.5 98 164 140A52 52 0 0 0 81 128.5H7Q2 95 14 70Z",
    detail: "M9 87.5H44V104H8M12 96H44M110 81.7h16.5v14.5h-16.5z",
    box: [5, 15, 201, 125],
  },
  rearBumper: {
    outline: "M7 128.5Q1 138 4 150L12 174H67.5A52 52 0 0 1 81 128.5Z",
    detail: "M5 144H70",
    box: [3, 128, 78, 46],
  },
  rearWindow: {
    outline: "M110 57Q135 47 193 11L199 13.5Q140 51 118 59Z",
    glass: true,
    box: [110, 11, 89, 48],
  },
  bootLid: {
    outline: "M12 68L14 60Q46 50 80 51.5L110.5 52.7L104.7 58Q56 57 12 68Z",
    box: [12, 51, 99, 17],
  },
  roof: {
    outline: "M192.5 11.5Q235 2 285 2Q345 3 391.5 15.7L382.5 20.5Q330 11 285 11Q245 11 206 18Z",
    box: [192, 2, 200, 19],
  },
  windscreen: {
    outline: "M382.5 20.7L391.7 15.7Q420 25 475.7 63L464.5 65.7Q412 28 382.5 20.7Z",
    glass: true,
    box: [382, 16, 94, 50],
  },
  rearSideWindow: {
    outline: "M173 60.7Q187 38 214.7 21Q245 12.5 292.7 12V60.7Z",
    detail: "M214.7 21V60.7",
    glass: true,
    box: [173, 12, 120, 49],
  },
  frontSideWindow: {
    outline: "M296.7 12Q340 12 375 21.5Q405 37 442 63.5L296.7 60.7Z",
    over: "M410 45.7Q430 40 434 60.5H412.3Z",
    glass: true,
    box: [297, 12, 145, 52],
  },
  frontSeat: {
    outline:
      "M326 66l-5.5-15q-1.5-8 6.5-10q6.5 0 8.5 6l3 14.5zM329.3 74.7q-1-8 6.5-9.2q4.5 0 6.5 4.5l28 51.6q2 8-12 12.5zM358 131l-6 19.2 53-1.2q8-2 7.5-12q-1.5-6-10.5-7q-22-3-38 0z",
    detail: "M344 96l12-5M350 110l12-5",
    box: [320, 41, 92, 109],
  },
  wing: {
    outline:
      "M440.5 65.7H474Q520 76 572.5 100Q570 122 558 142L542 144A52 52 0 0 0 441 168.2H430.5Q448 100 440.5 65.7Z",
    detail: "M444 95.8Q530 95 571 104",
    box: [431, 66, 142, 102],
  },
  bonnet: {
    outline: "M474 63Q570 67 624 104L608.5 107Q560 80 474 67Z",
    box: [474, 63, 150, 44],
  },
  headlamp: {
    outline: "M572 101Q596 95 614 107.5L610.5 122.5Q590 120 568.5 113Z",
    over: drawCircle(584, 109.2, 5) + drawCircle(599, 112, 5),
    glass: true,
    box: [568, 98, 46, 25],
  },
  frontBumper: {
    outline:
      "M568.5 113.5L612 123L622 106Q638 122 636.5 146L628.3 172L545.2 174.2Q547.5 160 542 144L558.3 142.2Z",
    detail: "M598 130H635M596 136H636M562 142.2H636.5M596 142.5L592.5 160H632",
    box: [542, 106, 95, 68],
  },
  rearDoor: {
    outline: "M168.5 62L292.7 61V168.2H170.6A52 52 0 0 0 164 139.7Q175.5 98 168.5 62Z",
    detail: "M184 71.7h24.3v5H184zM172 90L292.7 92.2M174.5 152H292.7",
    box: [164, 61, 129, 107],
  },
  frontDoor: {
    outline: "M296.7 61L440.5 64.2Q448 100 430.5 168.2H296.7Z",
    detail: "M310 71.7h24.3v5H310zM296.7 92.2L442 95.5M296.7 152H433",
    box: [297, 61, 147, 107],
  },
  floor: {
    outline: "M170.6 170.2H441.2L446.2 180H168Z",
    box: [168, 170, 278, 10],
  },
  rearWheel: wheel(118),
  frontWheel: wheel(493),
};

/** From back to front. */
export const pieces = Object.keys(shapes) as readonly VehiclePiece[];
