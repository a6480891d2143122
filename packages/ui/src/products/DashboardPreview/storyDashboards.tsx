import {
  PreviewChart,
  PreviewFigure,
  PreviewMap,
  PreviewRows,
  PreviewShares,
} from "../Preview/index.ts";
import { ProductTheme } from "../ProductTheme/index.ts";
import { productColors } from "../ProductTheme/storyProducts.ts";
import {
  DashboardPanel,
  DashboardPreview,
  type DashboardPreviewProps,
} from "./DashboardPreview.tsx";

type Language = "en" | "ar";

const recycling = {
  en: {
    subtitle: "Yard 2, Sharjah",
    caption: "Sample data",
    lots: "Lots today",
    rows: [
      ["Lot 214, saloon", "Steel, 68%", "1,240 kg", 0.92],
      ["Lot 215, van", "Steel, 71%", "1,610 kg", 0.64],
      ["Lot 216, hatchback", "Aluminium, 14%", "980 kg", 0.31],
    ],
    weighed: "Weighed this week",
    unit: "tonnes",
    chart: "Tonnes weighed a day: rising from Monday to Thursday, fewer on Friday",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    states: "Vehicles by state",
    parts: [
      ["Collected", 46],
      ["Drained", 28],
      ["Dismantled", 17],
      ["Shredded", 9],
    ],
    route: "Collection route: from the yard over two stops to the shredder",
    stops: ["Yard 2", "", "", "Shredder"],
  },
  ar: {
    subtitle: "الساحة 2، الشارقة",
    caption: "أرقام توضيحية",
    lots: "دفعات اليوم",
    rows: [
      ["الدفعة 214، سيدان", "فولاذ، 68%", "1,240 كغ", 0.92],
      ["الدفعة 215، حافلة صغيرة", "فولاذ، 71%", "1,610 كغ", 0.64],
      ["الدفعة 216، هاتشباك", "ألمنيوم، 14%", "980 كغ", 0.31],
    ],
    weighed: "الوزن هذا الأسبوع",
    unit: "طن",
    chart: "الأطنان الموزونة في اليوم: ترتفع من الاثنين إلى الخميس وتقلّ يوم الجمعة",
    days: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
    states: "المركبات حسب المرحلة",
    parts: [
      ["جُمعت", 46],
      ["صُفّيت سوائلها", 28],
      ["فُككت", 17],
      ["قُطّعت", 9],
    ],
    route: "مسار الجمع: من الساحة مرورًا بمحطتين إلى المقطّعة",
    stops: ["الساحة 2", "", "", "المقطّعة"],
  },
} satisfies Record<Language, unknown>;

const places = [
  { x: 0.1, y: 0.72 },
  { x: 0.34, y: 0.5 },
  { x: 0.58, y: 0.56 },
  { x: 0.88, y: 0.24 },
];

/** Sample: vehicle recycling. */
export function recyclingOf(language: Language): DashboardPreviewProps {
  const t = recycling[language];
  return {
    title: "Rendre",
    subtitle: t.subtitle,
    caption: t.caption,
    children: (
      <>
        <DashboardPanel span={5}>
          <PreviewFigure label={t.weighed} value="42.6" unit={t.unit} />
          <PreviewChart label={t.chart} values={[4, 6.2, 7.4, 9.8, 6.1, 9.1]} ticks={t.days} />
        </DashboardPanel>
        <DashboardPanel span={7}>
          <PreviewRows
            label={t.lots}
            items={t.rows.map(([title, note, value, share]) => ({
              title,
              note,
              value,
              share: share as number,
            }))}
          />
        </DashboardPanel>
        <DashboardPanel span={7} flush>
          <PreviewMap
            label={t.route}
            stops={places.map((place, at) => ({ ...place, label: t.stops[at] || undefined }))}
          />
        </DashboardPanel>
        <DashboardPanel span={5}>
          <PreviewShares
            label={t.states}
            items={t.parts.map(([label, value]) => ({ label, value: value as number }))}
          />
        </DashboardPanel>
      </>
    ),
  };
}

export const RecyclingDashboard = ({ language }: { language: Language }) => (
  <ProductTheme product="rendre" colors={productColors("rendre")}>
    <DashboardPreview {...recyclingOf(language)} />
  </ProductTheme>
);

const gym = {
  en: {
    subtitle: "Marina branch",
    caption: "Sample data",
    inside: "Members in the building",
    chart: "Members in the building over the day: most at 10 and at 20 o'clock",
    classes: ["Reformer, level 2", "Strength basics", "Boxing, women", "Mobility"],
  },
  ar: {
    subtitle: "فرع المارينا",
    caption: "أرقام توضيحية",
    inside: "الأعضاء داخل النادي",
    chart: "الأعضاء داخل النادي على مدار اليوم: الأكثر في الساعة 10 والساعة 20",
    classes: ["ريفورمر، المستوى الثاني", "أساسيات القوة", "ملاكمة للسيدات", "مرونة الحركة"],
  },
};
const times = ["17:30", "18:00", "18:30", "19:15"];
const taken = [
  [12, 12],
  [9, 14],
  [16, 16],
  [5, 18],
] as const;

/** Sample: a gym. */
export function GymDashboard({ language }: { language: Language }) {
  const t = gym[language];
  return (
    <ProductTheme product="gymestry" colors={productColors("gymestry")}>
      <DashboardPreview title={<bdi>Gymestry</bdi>} subtitle={t.subtitle} caption={t.caption}>
        <DashboardPanel span={5}>
          <PreviewFigure label={t.inside} value="128" />
          <PreviewChart
            label={t.chart}
            values={[4, 24, 98, 92, 20, 16, 30, 56, 116, 112, 52]}
            ticks={["06", "10", "14", "18", "22"]}
          />
        </DashboardPanel>
        <DashboardPanel span={7}>
          <PreviewRows
            items={t.classes.map((title, at) => {
              const [are, of] = taken[at] as readonly [number, number];
              return {
                start: <bdi dir="ltr">{times[at]}</bdi>,
                title,
                value: <bdi dir="ltr">{`${are}/${of}`}</bdi>,
                share: are / of,
              };
            })}
          />
        </DashboardPanel>
      </DashboardPreview>
    </ProductTheme>
  );
}
