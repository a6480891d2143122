import { Container } from "@agency/ui/Container";
import { Section, SectionTitle } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { Claims } from "../Claims/index.ts";
import { type Milestone, Milestones, type MilestonesProps } from "./Milestones.tsx";

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
      { value: "24/7", text: "support, before and after launch" },
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

const meta = {
  component: Milestones,
  ...localizeArgs(
    words,
    (t): MilestonesProps => ({
      items: places.map((place, index) => {
        const [unit, text] = t.items[index] ?? [];
        return { ...place, unit, text };
      }),
    }),
  ),
  render: function Week(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="week" label={t.label} meta={t.note}>
        <Container>
          <SectionTitle>{t.title}</SectionTitle>
        </Container>
        <Milestones {...args} />
        <Container>
          <Claims items={t.claims} />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Milestones>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
