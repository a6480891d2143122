import type { VehicleKind } from "../VehicleParts/index.ts";
import type { VehicleBody } from "../YardFilter/index.ts";

export const materials = ["steel", "reuse", "plastics", "aluminium"] as const;
export type Material = (typeof materials)[number];

export const vehicleLot = "2041";

/** Saloon parts in kg: plausible, not measured. Sums are computed. */
export const vehicleParts: readonly { kind: VehicleKind; kg: number; material: Material }[] = [
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

export const sumWeights = (weights: readonly number[]): number =>
  weights.reduce((sum, kg) => sum + kg, 0);

/** Saloon weight by material, in kg. */
export const recovered: readonly number[] = materials.map((id) =>
  sumWeights(vehicleParts.filter(({ material }) => material === id).map(({ kg }) => kg)),
);

export const states = ["dismantled", "dismantling", "weighed", "onItsWay"] as const;
type State = (typeof states)[number];

interface Lot {
  id: string;
  body: VehicleBody;
  fuel: "petrol" | "diesel";
  state: State;
  kg: number;
  /** In kilograms, if dismantled. */
  parts?: readonly number[] | undefined;
}

type Vehicle = Pick<Lot, "id" | "body" | "fuel">;

const dismantle = (vehicle: Vehicle, ...parts: readonly number[]): Lot => ({
  ...vehicle,
  state: "dismantled",
  kg: sumWeights(parts),
  parts,
});
const createVehicle = (id: string, body: VehicleBody, fuel: Lot["fuel"]): Vehicle => ({
  id,
  body,
  fuel,
});

/** Samples, and the saloon of `vehicleParts`. */
export const lots: readonly Lot[] = [
  dismantle(createVehicle("2031", "hatchback", "petrol"), 579, 211, 106, 64),
  dismantle(createVehicle("2032", "saloon", "petrol"), 748, 272, 137, 83),
  { ...createVehicle("2033", "van", "diesel"), state: "weighed", kg: 2240 },
  dismantle(createVehicle("2034", "saloon", "diesel"), 790, 288, 144, 88),
  dismantle(createVehicle("2035", "saloon", "petrol"), 857, 312, 156, 95),
  { ...createVehicle("2036", "pickUp", "diesel"), state: "dismantling", kg: 1890 },
  dismantle(createVehicle("2037", "hatchback", "petrol"), 652, 237, 119, 72),
  { ...createVehicle("2038", "van", "diesel"), state: "dismantling", kg: 2180 },
  dismantle(createVehicle("2039", "hatchback", "petrol"), 591, 215, 108, 66),
  dismantle(createVehicle("2040", "saloon", "petrol"), 783, 296, 142, 89),
  dismantle(createVehicle(vehicleLot, "saloon", "petrol"), ...recovered),
  { ...createVehicle("2042", "pickUp", "diesel"), state: "dismantling", kg: 1960 },
  { ...createVehicle("2043", "van", "diesel"), state: "weighed", kg: 2120 },
  { ...createVehicle("2044", "hatchback", "petrol"), state: "onItsWay", kg: 940 },
  { ...createVehicle("2045", "saloon", "petrol"), state: "onItsWay", kg: 1260 },
  { ...createVehicle("2046", "hatchback", "petrol"), state: "weighed", kg: 1020 },
  { ...createVehicle("2047", "pickUp", "diesel"), state: "onItsWay", kg: 1910 },
  { ...createVehicle("2048", "saloon", "petrol"), state: "onItsWay", kg: 1230 },
];

export const onTheirWay = lots.filter(({ state }) => state === "onItsWay").length;
export const collected = lots.length - onTheirWay;
