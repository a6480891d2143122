import type { YardBody, YardLot } from "./index.ts";
import type { YardContent, YardFilterLabels, YardSummary } from "./YardFilter.tsx";

type Row = readonly [
  id: string,
  body: YardBody,
  fuel: "petrol" | "diesel",
  state: string,
  kg: number,
  parts?: readonly number[],
];

/** A yard's day: 18 vehicles, of which 8 are dismantled and weigh 9,480 kg. Made up. */
const rows: readonly Row[] = [
  ["2031", "hatchback", "petrol", "dismantled", 960, [579, 211, 106, 64]],
  ["2032", "saloon", "petrol", "dismantled", 1240, [748, 272, 137, 83]],
  ["2033", "van", "diesel", "weighed", 2240],
  ["2034", "saloon", "diesel", "dismantled", 1310, [790, 288, 144, 88]],
  ["2035", "saloon", "petrol", "dismantled", 1420, [857, 312, 156, 95]],
  ["2036", "pickUp", "diesel", "dismantling", 1890],
  ["2037", "hatchback", "petrol", "dismantled", 1080, [652, 237, 119, 72]],
  ["2038", "van", "diesel", "dismantling", 2180],
  ["2039", "hatchback", "petrol", "dismantled", 980, [591, 215, 108, 66]],
  ["2040", "saloon", "petrol", "dismantled", 1310, [783, 296, 142, 89]],
  ["2041", "saloon", "petrol", "dismantled", 1180, [712, 259, 130, 79]],
  ["2042", "pickUp", "diesel", "dismantling", 1960],
  ["2043", "van", "diesel", "weighed", 2120],
  ["2044", "hatchback", "petrol", "onItsWay", 940],
  ["2045", "saloon", "petrol", "onItsWay", 1260],
  ["2046", "hatchback", "petrol", "weighed", 1020],
  ["2047", "pickUp", "diesel", "onItsWay", 1910],
  ["2048", "saloon", "petrol", "onItsWay", 1230],
];

const titles = {
  en: {
    body: { hatchback: "Hatchback", saloon: "Saloon", van: "Van", pickUp: "Pick-up" },
    fuel: { petrol: "petrol", diesel: "diesel" },
    comma: ", ",
  },
  ar: {
    body: { hatchback: "سيارة صغيرة", saloon: "سيارة صالون", van: "شاحنة صغيرة", pickUp: "بيك أب" },
    fuel: { petrol: "بنزين", diesel: "ديزل" },
    comma: "، ",
  },
} as const;

const lotsOf = ({ body: bodies, fuel: fuels, comma }: (typeof titles)["en" | "ar"]): YardLot[] =>
  rows.map(([id, body, fuel, state, kg, parts]) => ({
    id,
    body,
    title: bodies[body] + comma + fuels[fuel],
    state,
    kg,
    parts,
  }));

const content: Record<"en" | "ar", YardContent> = {
  en: {
    lots: lotsOf(titles.en),
    states: [
      { id: "dismantled", label: "Dismantled" },
      { id: "dismantling", label: "Being dismantled" },
      { id: "weighed", label: "Weighed" },
      { id: "onItsWay", label: "On its way" },
    ],
    materials: [
      { name: "Steel and iron" },
      { name: "Parts for reuse", accent: true },
      { name: "Plastics and glass" },
      { name: "Aluminium and copper" },
    ],
  },
  ar: {
    lots: lotsOf(titles.ar),
    states: [
      { id: "dismantled", label: "فُكّكت" },
      { id: "dismantling", label: "قيد التفكيك" },
      { id: "weighed", label: "وُزنت" },
      { id: "onItsWay", label: "في الطريق" },
    ],
    materials: [
      { name: "فولاذ وحديد" },
      { name: "قطع يُعاد استخدامها", accent: true },
      { name: "بلاستيك وزجاج" },
      { name: "ألمنيوم ونحاس" },
    ],
  },
};

const sum = ({ kg }: YardSummary) => kg.toLocaleString("en");
const arabicVehicles = (count: number) =>
  count === 1 ? "مركبة واحدة" : count === 2 ? "مركبتين" : `${count} مركبات`;

const labels: Record<"en" | "ar", YardFilterLabels> = {
  en: {
    filter: "State",
    all: "All",
    lots: "Vehicles in the yard",
    lot: (id) => `Lot ${id}`,
    join: (words) => words.join(", "),
    weight: (kg) => `${kg.toLocaleString("en")} kg`,
    sum,
    summary: ({ state, count, total }) => {
      const of = `${count} of ${total} vehicles`;
      if (state === "dismantled") return `kg recovered from ${of}. 14 collected, 4 on their way.`;
      if (state === "dismantling") return `kg being dismantled, ${of}.`;
      if (state === "weighed") return `kg weighed, ${of}.`;
      if (state === "onItsWay") return `kg on their way, ${of}.`;
      return `kg in ${total} vehicles. 14 collected, 4 on their way.`;
    },
    unknown: "Its parts are weighed when it is dismantled.",
  },
  ar: {
    filter: "الحالة",
    all: "الكل",
    lots: "المركبات في الساحة",
    lot: (id) => `الدفعة ${id}`,
    join: (words) => words.join("، "),
    weight: (kg) => `${kg.toLocaleString("en")} كغ`,
    sum,
    summary: ({ state, count, total }) => {
      const of = `${arabicVehicles(count)} من أصل ${total}`;
      if (state === "dismantled") return `كغ استُخلصت من ${of}. استُلمت 14، و4 في الطريق.`;
      if (state === "dismantling") return `كغ قيد التفكيك، في ${of}.`;
      if (state === "weighed") return `كغ وُزنت، في ${of}.`;
      if (state === "onItsWay") return `كغ في الطريق، في ${of}.`;
      return `كغ في ${total} مركبة. استُلمت 14، و4 في الطريق.`;
    },
    unknown: "تُوزن قطعها عند تفكيكها.",
  },
};

/** The yard of the stories in both languages. */
export const storyYard = {
  en: {
    content: content.en,
    labels: labels.en,
    title: "North yard, today",
    caption: "Sample data",
    record: "Open the record",
  },
  ar: {
    content: content.ar,
    labels: labels.ar,
    title: "الساحة الشمالية، اليوم",
    caption: "بيانات توضيحية",
    record: "فتح السجل",
  },
};
