import type { VehicleKind } from "@agency/showcase/VehicleParts";

/** What a vehicle's weight becomes, in the order in which it stands along the line. */
export const materials = ["steel", "reuse", "plastics", "aluminium"] as const;
export type Material = (typeof materials)[number];

/** The lot of the saloon that the page takes apart. */
export const vehicleLot = "2041";

/** Its parts by kind, in kilograms: plausible, not measured. Every sum of the page comes from here. */
export const kinds: readonly { kind: VehicleKind; kg: number; material: Material }[] = [
  { kind: "floor", kg: 249, material: "steel" },
  { kind: "roof", kg: 31, material: "steel" },
  { kind: "springs", kg: 132, material: "steel" },
  { kind: "doors", kg: 116, material: "steel" },
  { kind: "bonnet", kg: 17, material: "steel" },
  { kind: "rearQuarters", kg: 92, material: "steel" },
  { kind: "wings", kg: 24, material: "steel" },
  { kind: "exhaust", kg: 24, material: "steel" },
  { kind: "tank", kg: 12, material: "steel" },
  { kind: "bootLid", kg: 15, material: "steel" },
  { kind: "engine", kg: 142, material: "reuse" },
  { kind: "gearbox", kg: 58, material: "reuse" },
  { kind: "battery", kg: 17, material: "reuse" },
  { kind: "seats", kg: 36, material: "reuse" },
  { kind: "headlamps", kg: 6, material: "reuse" },
  { kind: "tyres", kg: 32, material: "plastics" },
  { kind: "windscreen", kg: 13, material: "plastics" },
  { kind: "rearWindow", kg: 8, material: "plastics" },
  { kind: "bumpers", kg: 18, material: "plastics" },
  { kind: "sideWindows", kg: 12, material: "plastics" },
  { kind: "dashboard", kg: 47, material: "plastics" },
  { kind: "rims", kg: 44, material: "aluminium" },
  { kind: "radiator", kg: 11, material: "aluminium" },
  { kind: "wiring", kg: 24, material: "aluminium" },
];

/** What weights make together. */
export const sumOf = (weights: readonly number[]): number =>
  weights.reduce((sum, kg) => sum + kg, 0);

/** What becomes of the saloon, in the order of the materials. */
export const recovered: readonly number[] = materials.map((id) =>
  sumOf(kinds.filter(({ material }) => material === id).map(({ kg }) => kg)),
);
