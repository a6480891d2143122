import type { StationsProps } from "./Stations.tsx";

const places = [0, 17, 34, 50, 68, 84, 100];
const parts = [
  [0, 26],
  [14, 46],
  [24, 66],
  [36, 84],
  [62, 94],
  [70, 100],
] as const;

export const storyWay = {
  en: {
    title: "Where is your idea today?",
    hint: "Drag the point, or use the arrow keys.",
    lead: "It has got as far as",
    names: ["A thought", "A plan", "A name", "A design", "A first version", "A launch", "A market"],
    reached: [
      "a thought",
      "a plan on paper",
      "a name and a sketch",
      "a finished design",
      "a first version",
      "a launch date",
      "its market",
    ],
    spans: [
      "Consultancy",
      "Branding & Design",
      "Product Solutions",
      "Technology",
      "Advertising",
      "Digital Marketing",
    ],
    summary: "From here, design and technology take it to a first version.",
    aside: "Two projects that started here",
    action: "Use this in my enquiry",
  },
  ar: {
    title: "أين وصلت فكرتك اليوم؟",
    hint: "تُحرَّك النقطة بالسحب أو بمفاتيح الأسهم.",
    lead: "الفكرة في مرحلة",
    names: ["خاطرة", "خطة", "اسم", "تصميم", "نسخة أولى", "إطلاق", "سوق"],
    reached: [
      "الخاطرة",
      "الخطة على الورق",
      "الاسم والمسوّدة",
      "التصميم الجاهز",
      "النسخة الأولى",
      "الإطلاق",
      "السوق",
    ],
    spans: [
      "استشارات الأعمال",
      "العلامات التجارية والتصميم",
      "حلول المنتجات",
      "التقنية",
      "الإعلان",
      "التسويق الرقمي",
    ],
    summary: "ومن هنا يحملها التصميم والتقنية إلى نسخة أولى.",
    aside: "مشروعان بدآ من هنا",
    action: "إضافة هذا إلى رسالتي",
  },
};
export type WayWords = (typeof storyWay)["en"];

export const getWay = (t: WayWords, value: number): Omit<StationsProps, "onValueChange"> => ({
  title: t.title,
  hint: t.hint,
  lead: t.lead,
  stations: places.map((at, index) => ({
    name: t.names[index] ?? "",
    reached: t.reached[index] ?? "",
    at,
    href: `#station-${at}`,
  })),
  spans: parts.map(([start, end], index) => ({ title: t.spans[index], start, end })),
  value,
  summary: t.summary,
  aside: t.aside,
});
