import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Claims } from "../Claims/index.ts";
import { Container } from "../Container/index.ts";
import { Section, SectionTitle } from "../SectionHead/index.ts";
import { type Milestone, Milestones } from "./Milestones.tsx";

const places: Pick<Milestone, "at" | "side" | "align" | "value">[] = [
  { value: 24, at: 1 / 7 },
  { value: 48, at: 2 / 7, side: "below" },
  { value: 7, at: 1, align: "end" },
];

const words = {
  en: {
    label: "How long it takes",
    note: "Days, drawn to scale",
    title: "The first week, to scale.",
    items: [
      ["hours", "Every enquiry is answered by a person."],
      ["hours", "Ad accounts are set up in 24 to 48 hours."],
      ["days", "First results in the first week, in a report you can forward."],
    ],
    claims: [
      { value: "24/7", text: "support, and after launch too" },
      { value: "99.9%", text: "uptime on everything we host" },
    ],
  },
  ar: {
    label: "كم يستغرق الأمر",
    note: "الأيام بمقياس رسم واحد",
    title: "الأسبوع الأول مرسومًا بمقياسه الزمني.",
    items: [
      ["ساعة", "كل استفسار يردّ عليه شخص من الفريق."],
      ["ساعة", "تُجهَّز الحسابات الإعلانية خلال 24 إلى 48 ساعة."],
      ["أيام", "أولى النتائج في الأسبوع الأول، في تقرير جاهز للمشاركة."],
    ],
    claims: [
      { value: "دائمًا", text: "دعم على مدار الساعة طوال أيام الأسبوع، وبعد الإطلاق أيضًا" },
      { value: "99.9%", text: "توافر الخدمة في كل ما نستضيفه" },
    ],
  },
};

function Sample() {
  const t = words[useAgency().language as "en" | "ar"];
  const items = places.map((place, index) => {
    const [unit, text] = t.items[index] ?? [];
    return { ...place, unit, text };
  });
  return (
    <Section id="week" number={4} label={t.label} note={t.note}>
      <Container>
        <SectionTitle>{t.title}</SectionTitle>
      </Container>
      <Milestones items={items} />
      <Container>
        <Claims items={t.claims} />
      </Container>
    </Section>
  );
}

const meta = {
  title: "Sections/Milestones",
  component: Milestones,
  args: { items: [] },
  render: () => <Sample />,
} satisfies Meta<typeof Milestones>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
