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
    "One saloon on a line, its front taken apart, and its 1,180 kilograms beside it: 712 become steel, 259 drive again, 130 become granulate and glass, 79 become castings and cable.",
  caption: "One saloon, 1,180 kg.",
  legend: "One mark, one kilogram.",
  launchedLegend: "kg: steel and iron, parts for reuse, plastics and glass, aluminium and copper",
  season: "Mid-2026",
  month: (month) => months.en[month - 1] ?? "",
  remaining: (days) => (days === 1 ? "in one day" : `in about ${days} days`),
};

const ar: VehicleOpeningContent = {
  vehicle: storyVehicle.ar,
  description:
    "سيارة صالون على خط، مقدّمتها مفكّكة، وإلى جانبها كيلوغراماتها الـ1,180: يعود 712 منها فولاذًا، و259 إلى الطريق، ويصير 130 حُبيبات وزجاجًا، و79 مسبوكات وكابلات.",
  caption: "سيارة صالون واحدة وزنها 1,180 كغ",
  legend: "كل علامة تمثّل كيلوغرامًا",
  launchedLegend: "بالكيلوغرام: فولاذ وحديد، قطع يُعاد استخدامها، بلاستيك وزجاج، ألمنيوم ونحاس",
  season: "منتصف عام 2026",
  month: (month) => months.ar[month - 1] ?? "",
  remaining: arabicDays,
};

export const storyOpening = { en, ar };
