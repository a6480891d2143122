import type { YardBody } from "@agency/showcase/YardFilter";
import { recovered, sumOf, vehicleLot } from "./vehicle.ts";

/** The states of a vehicle in the yard, in the order of the filter. */
export const states = ["dismantled", "dismantling", "weighed", "onItsWay"] as const;
type State = (typeof states)[number];

interface Lot {
  id: string;
  body: YardBody;
  fuel: "petrol" | "diesel";
  state: State;
  kg: number;
  /** By material, once it is dismantled. */
  parts?: readonly number[];
}

type Vehicle = Pick<Lot, "id" | "body" | "fuel">;

const dismantled = (vehicle: Vehicle, ...parts: readonly number[]): Lot => ({
  ...vehicle,
  state: "dismantled",
  kg: sumOf(parts),
  parts,
});
const of = (id: string, body: YardBody, fuel: Lot["fuel"]): Vehicle => ({ id, body, fuel });

/** A yard's day. Sample figures, and the saloon that the page takes apart. */
export const lots: readonly Lot[] = [
  dismantled(of("2031", "hatchback", "petrol"), 579, 211, 106, 64),
  dismantled(of("2032", "saloon", "petrol"), 748, 272, 137, 83),
  { ...of("2033", "van", "diesel"), state: "weighed", kg: 2240 },
  dismantled(of("2034", "saloon", "diesel"), 790, 288, 144, 88),
  dismantled(of("2035", "saloon", "petrol"), 857, 312, 156, 95),
  { ...of("2036", "pickUp", "diesel"), state: "dismantling", kg: 1890 },
  dismantled(of("2037", "hatchback", "petrol"), 652, 237, 119, 72),
  { ...of("2038", "van", "diesel"), state: "dismantling", kg: 2180 },
  dismantled(of("2039", "hatchback", "petrol"), 591, 215, 108, 66),
  dismantled(of("2040", "saloon", "petrol"), 783, 296, 142, 89),
  dismantled(of(vehicleLot, "saloon", "petrol"), ...recovered),
  { ...of("2042", "pickUp", "diesel"), state: "dismantling", kg: 1960 },
  { ...of("2043", "van", "diesel"), state: "weighed", kg: 2120 },
  { ...of("2044", "hatchback", "petrol"), state: "onItsWay", kg: 940 },
  { ...of("2045", "saloon", "petrol"), state: "onItsWay", kg: 1260 },
  { ...of("2046", "hatchback", "petrol"), state: "weighed", kg: 1020 },
  { ...of("2047", "pickUp", "diesel"), state: "onItsWay", kg: 1910 },
  { ...of("2048", "saloon", "petrol"), state: "onItsWay", kg: 1230 },
];

/** How many vehicles are on their way; the others have been collected. */
export const onTheirWay = lots.filter(({ state }) => state === "onItsWay").length;
export const collected = lots.length - onTheirWay;
