/** Fictional cost of a visit in dirhams, by part. */
export const parts = [
  [198, 99],
  [62, 62],
  [260, 161],
];

export const words = {
  en: {
    label: "Cost of a site visit and its parts, before and after",
    caption: "Dirhams for a visit",
    head: ["", "Before", "After"],
    headline: "cost of a visit",
    description: "Three panels, one scale: what was spent in 2023, and in 2024.",
    titles: ["Advertising", "Surveyor’s hour and fuel", "A visit"],
    units: ["dirhams, from 198", "dirhams, as before", "dirhams, from 260"],
  },
  ar: {
    label: "تكلفة زيارة المعاينة وأجزاؤها، سابقًا والآن",
    caption: "تكلفة الزيارة بالدرهم",
    head: ["", "سابقًا", "الآن"],
    headline: "في تكلفة الزيارة",
    description: "ثلاثة رسوم بمقياس واحد: ما أُنفق في عام 2023، ثم في عام 2024.",
    titles: ["الإعلان", "ساعة الفنّي والوقود", "الزيارة"],
    units: ["درهمًا، بعد 198", "درهمًا، كما كانت", "درهمًا، بعد 260"],
  },
};
