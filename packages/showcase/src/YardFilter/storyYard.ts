import { lots } from "../products/rendre.ts";
import type { YardLot } from "./index.ts";
import type { YardContent, YardFilterLabels, YardSummary } from "./YardFilter.tsx";

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

const nameLots = ({ body: bodies, fuel: fuels, comma }: (typeof titles)["en" | "ar"]): YardLot[] =>
  lots.map(({ fuel, ...lot }) => ({ ...lot, title: bodies[lot.body] + comma + fuels[fuel] }));

const content: Record<"en" | "ar", YardContent> = {
  en: {
    lots: nameLots(titles.en),
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
    lots: nameLots(titles.ar),
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
    filter: "Status",
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
    unknown: "Its parts will be weighed when it’s dismantled.",
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

export const storyYard = {
  en: {
    content: content.en,
    labels: labels.en,
    title: "North yard, today",
    caption: "Sample data: the yard, vehicles and weights are fictional.",
    record: "Open the record",
  },
  ar: {
    content: content.ar,
    labels: labels.ar,
    title: "الساحة الشمالية، اليوم",
    caption: "بيانات توضيحية: الساحة والمركبات والأوزان غير حقيقية.",
    record: "فتح السجل",
  },
};
