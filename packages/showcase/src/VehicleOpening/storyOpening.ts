import { storyVehicle } from "../VehicleParts/storyVehicle.ts";
import type { VehicleOpeningContent } from "./VehicleOpening.tsx";

const months = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  ar: [
    "يناير",
    "فبراير",
    "مارس",
    "أبريل",
    "مايو",
    "يونيو",
    "يوليو",
    "أغسطس",
    "سبتمبر",
    "أكتوبر",
    "نوفمبر",
    "ديسمبر",
  ],
} as const;
const arabicDays = (days: number) =>
  days === 1
    ? "بعد يوم واحد"
    : days === 2
      ? "بعد يومين"
      : `بعد نحو ${days} ${days % 100 > 2 && days % 100 < 11 ? "أيام" : days % 100 > 10 ? "يومًا" : "يوم"}`;

const en: VehicleOpeningContent = {
  vehicle: storyVehicle.en,
  description:
    "Cutaway drawing of a saloon, with its 1,180 kg by material: 712 steel and iron, 259 parts for reuse, 130 plastics and glass, 79 aluminium and copper.",
  caption: "One saloon, 1,180 kg.",
  legend: "Each mark is one kilogram.",
  launchedLegend: "kg: steel and iron, parts for reuse, plastics and glass, aluminium and copper",
  season: "Mid-2026",
  month: (month) => months.en[month - 1] ?? "",
  remaining: (days) => (days === 1 ? "in one day" : `in about ${days} days`),
};

const ar: VehicleOpeningContent = {
  vehicle: storyVehicle.ar,
  description:
    "رسم مقطعي لسيارة صالون، ووزنها 1,180 كغ موزّعًا بحسب المادة: 712 فولاذ وحديد، و259 قطع يُعاد استخدامها، و130 بلاستيك وزجاج، و79 ألمنيوم ونحاس.",
  caption: "سيارة صالون واحدة وزنها 1,180 كغ",
  legend: "كل علامة تمثّل كيلوغرامًا",
  launchedLegend: "بالكيلوغرام: فولاذ وحديد، قطع يُعاد استخدامها، بلاستيك وزجاج، ألمنيوم ونحاس",
  season: "منتصف عام 2026",
  month: (month) => months.ar[month - 1] ?? "",
  remaining: arabicDays,
};

export const storyOpening = { en, ar };
