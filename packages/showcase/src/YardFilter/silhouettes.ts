export type VehicleBody = "hatchback" | "saloon" | "van" | "pickUp";

export const place = { width: 136, height: 66 } as const;

const wheel = 10.5;
const axle = place.height - wheel;
const circle = (x: number, r: number) =>
  `M${x - r} ${axle}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface Silhouette {
  outline: string;
  windows: string;
  wheels: string;
}

function of(body: string, windows: string, rear: number, front: number): Silhouette {
  return {
    outline: body,
    windows,
    wheels: [rear, front].map((x) => circle(x, wheel) + circle(x, 6.5)).join(""),
  };
}

export const silhouettes: Readonly<Record<VehicleBody, Silhouette>> = {
  hatchback: of(
    "M2.5 58L1.7 46Q3 32 10.3 24Q30 20.5 45 22.3Q60 23 66.5 27Q76 32 84 36.7Q106 40 107.5 46L109 58Z",
    "M9 35Q12 26 18 25.5L38.5 25V36zM41 25Q56 26 73 36.7L41 36z",
    22,
    86,
  ),
  saloon: of(
    "M2 58L1.3 48Q2 37 9 35.7L29 33.3Q40 25 45 23.8Q62 20.5 78 23.8Q86 27 98.5 35.4Q124 38 129.4 44Q133 50 131 58Z",
    "M37 35Q46 26 53 25H60.5V34.8zM63.5 25Q76 26 90 35H63.5z",
    25,
    104,
  ),
  van: of(
    "M2 58V12Q2 6 8 6H94Q101 7 115 31Q131 33 131.5 46V58Z",
    "M86 13H94Q100 17 108 31H86z",
    25,
    105,
  ),
  pickUp: of(
    "M2 58V37H61V27Q61 22 67 21.5H82Q88 22 96 36Q128 37 131 45V58Z",
    "M66 35V29Q66 26.5 69 26.5H80Q84 27.5 90 35z",
    25,
    105,
  ),
};
