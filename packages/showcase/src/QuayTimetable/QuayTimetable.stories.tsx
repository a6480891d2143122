import { Breadcrumbs } from "@agency/ui/Breadcrumbs";
import { DetailHeader } from "@agency/ui/DetailHeader";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { quayTimetable } from "../../sample/evidence/quay-timetable.ts";
import { QuayTimetable } from "./QuayTimetable.tsx";
import type { QuayTimetableView } from "./types.ts";

const widths: Record<QuayTimetableView, number> = {
  hero: 1440,
  landscape: 560,
  portrait: 440,
  small: 350,
  phone: 390,
  boardArabic: 926,
  posterColumn: 450,
  phoneOther: 322,
  mark: 784,
  poster: 668,
};

const meta = {
  component: QuayTimetable,
  tags: ["drawing", "!test"],
  args: {
    content: quayTimetable,
    view: "hero",
    label:
      "A departure board: hours in the middle, names in English and Arabic at the edges, crossings drawn to both sides.",
  },
} satisfies Meta<typeof QuayTimetable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

export const Variants: Story = {
  render: ({ content, label }) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 24 }}>
      {Object.entries(widths).map(([view, maxInlineSize]) => (
        <div key={view} style={{ inlineSize: "100%", maxInlineSize }}>
          <QuayTimetable content={content} view={view as QuayTimetableView} label={label} />
        </div>
      ))}
    </div>
  ),
};

const words = {
  en: {
    here: "Breadcrumb",
    cases: "Case studies",
    client: "Marsa Lines",
    meta: ["Passenger transport", "Branding, product"],
    title: "Ferry times you can read from the quay",
    promise: "Timetable, logo and booking",
    outcome: [
      ["+41%", "online bookings"],
      ["−58%", "calls to the desk"],
    ],
    facts: [
      ["Client", "Marsa Lines"],
      ["Industry", "Passenger transport"],
      ["Company size", "120 people"],
      ["Location", "Abu Dhabi"],
      ["Services", "Branding, product, technology"],
      ["Duration", "18 weeks"],
      ["Team", "6 people"],
      ["Completed", "18 May 2025"],
    ],
  },
  ar: {
    here: "مسار التنقل",
    cases: "دراسات الحالة",
    client: "مرسى لاينز",
    meta: ["نقل الركاب", "علامة تجارية ومنتج"],
    title: "جدول لمواعيد العبّارات يُقرأ من الرصيف",
    promise: "جدول مواعيد وشعار وحجز",
    outcome: [
      ["+41%", "في الحجوزات الإلكترونية"],
      ["−58%", "في الاتصالات بمكتب التذاكر"],
    ],
    facts: [
      ["العميل", "مرسى لاينز"],
      ["القطاع", "نقل الركاب"],
      ["حجم الشركة", "120 موظفًا"],
      ["الموقع", "أبوظبي"],
      ["الخدمات", "علامة تجارية ومنتج وتقنية"],
      ["المدة", "18 أسبوعًا"],
      ["الفريق", "6 أشخاص"],
      ["الإنجاز", "18 مايو 2025"],
    ],
  },
};

export const InDetailHeader: Story = {
  tags: ["!drawing", "test"],
  render: function InDetailHeader() {
    const t = useStoryMessages(words);
    const drawn = (view: "hero" | "phone") => (
      <QuayTimetable content={quayTimetable} view={view} label={t.title} />
    );
    return (
      <DetailHeader
        title={t.title}
        breadcrumbs={
          <Breadcrumbs
            label={t.here}
            items={[{ label: t.cases, href: "#cases" }, { label: <bdi>{t.client}</bdi> }]}
          />
        }
        meta={t.meta}
        facts={t.facts.map(([label, value]) => ({ label, value }))}
        promise={t.promise}
        outcome={t.outcome.map(([value = "", label]) => ({ value, label, href: "#results" }))}
        drawing={{ wide: drawn("hero"), phone: drawn("phone") }}
      />
    );
  },
};
