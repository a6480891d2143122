import type { ModelClass } from "../ClassModel/index.ts";
import type { Occupancy } from "../DayOpening/index.ts";

/** Members during a day. All figures here are samples. */
export const day: Occupancy = [
  ["06:00", 12],
  ["06:30", 19],
  ["07:00", 32],
  ["07:30", 46],
  ["08:00", 70],
  ["09:00", 132],
  ["09:30", 162],
  ["10:00", 175],
  ["10:30", 162],
  ["11:00", 134],
  ["11:30", 104],
  ["12:00", 66],
  ["12:30", 39],
  ["13:20", 26],
  ["14:00", 29],
  ["14:30", 37],
  ["15:30", 64],
  ["16:30", 97],
  ["17:30", 128],
  ["18:30", 160],
  ["19:15", 176],
  ["20:00", 182],
  ["20:30", 152],
  ["21:00", 106],
  ["21:30", 62],
  ["21:45", 50],
  ["22:00", 32],
];

export const at = "17:30";
export const ticks = ["06:00", "10:00", "14:00", "18:00", "22:00"];

export const capacity = 200;

const insideAt = new Map(day);

export const hours = (
  [
    ["access", "07:00"],
    ["members", "10:00"],
    ["payments", "12:30"],
    ["staff", "14:30"],
    ["classes", "20:00"],
    ["reports", "21:45"],
  ] as const
).map(([name, at]) => ({ name, at, inside: insideAt.get(at) ?? 0 }));

type SampleClass = Omit<ModelClass, "id" | "title" | "room"> & { studio: number };

const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const classes = {
  reformer: { at: "17:30", studio: 1, rows: 2, columns: 6, taken: all(12), waiting: 3 },
  strength: {
    at: "18:00",
    studio: 2,
    rows: 2,
    columns: 7,
    taken: [1, 2, 3, 4, 6, 8, 9, 12, 13],
    chosen: 10,
  },
  boxing: { at: "18:30", studio: 3, rows: 2, columns: 8, taken: all(16), waiting: 2 },
  mobility: { at: "19:15", studio: 2, rows: 3, columns: 6, taken: [2, 3, 9, 10, 16] },
} as const satisfies Record<string, SampleClass>;

export type ClassName = keyof typeof classes;

/** Studio width in metres. */
export const metres = 12;
