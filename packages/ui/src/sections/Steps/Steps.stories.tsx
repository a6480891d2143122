import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Section } from "../Section/index.ts";
import { Steps, type StepsProps } from "./Steps.tsx";

const words = {
  en: {
    label: "How we hire",
    note: "Four steps",
    notes: ["9 November", "16 November", "now", ""],
    hire: [
      { title: "Apply online", description: "One form, one optional resume. No account needed." },
      { title: "Initial review", description: "Two people who would work with you read it." },
      { title: "Interview", description: "One hour about real work, in English or Arabic." },
      { title: "Final decision", description: "A yes or a no, with reasons." },
    ],
    process: [
      ["Listen", "Week 1", "Sales, support and three customers tell us what they see."],
      ["Measure", "Week 2", "One number, read the same way by everyone."],
      ["Plan", "Week 3", "What we do first, what it costs and what it should change."],
      ["Make", "Weeks 4 to 8", "Pages, campaigns and letters, in both languages at once."],
      ["Learn", "From week 9", "A report you can forward, and the next plan."],
    ],
  },
  ar: {
    label: "كيف نوظّف",
    note: "أربع خطوات",
    notes: ["9 نوفمبر", "16 نوفمبر", "الآن", ""],
    hire: [
      { title: "التقديم عبر الإنترنت", description: "نموذج واحد وسيرة ذاتية اختيارية، بلا حساب." },
      { title: "المراجعة الأولية", description: "يقرأ الطلب شخصان من الفريق الذي ستعمل معه." },
      { title: "المقابلة", description: "ساعة واحدة عن عمل حقيقي، بالعربية أو الإنجليزية." },
      { title: "القرار النهائي", description: "قبول أو اعتذار، مع ذكر الأسباب." },
    ],
    process: [
      ["الاستماع", "الأسبوع 1", "نسمع من فريق المبيعات والدعم ومن ثلاثة عملاء."],
      ["القياس", "الأسبوع 2", "رقم واحد يقرؤه الجميع بالطريقة نفسها."],
      ["التخطيط", "الأسبوع 3", "ما نبدأ به، وتكلفته، وما ينبغي أن يغيّره."],
      ["التنفيذ", "من الأسبوع 4 إلى 8", "صفحات وحملات ورسائل، باللغتين معًا."],
      ["التعلّم", "من الأسبوع 9", "تقرير جاهز للمشاركة، ثم الخطة التالية."],
    ],
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Steps,
  ...localizeArgs(words, (t): StepsProps => ({ items: t.hire })),
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["edges"],
  render: function Render(args) {
    const t = useWords();
    return (
      <Section id="hire" numbered={false} label={t.label} meta={t.note}>
        <Container>
          <Steps {...args} />
        </Container>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};

export const CurrentStep: Story = {
  render: function Render() {
    const { hire, notes } = useWords();
    const items = hire.map(({ title }, index) => ({ title, meta: notes[index] }));
    return (
      <Container paddingBlockStart="page">
        <Steps items={items} step={2} level={2} />
      </Container>
    );
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
      null,
      null,
      "step",
      null,
    ]);
  },
};

export const Completed: Story = {
  render: function Render() {
    const { hire, notes } = useWords();
    const items = hire.map(({ title }, index) => ({ title, meta: notes[index] }));
    return (
      <Container paddingBlockStart="page">
        <Steps items={items} step={3} level={2} />
      </Container>
    );
  },
};

export const FiveSteps: Story = {
  render: function Render() {
    const items = useWords().process.map(([title, meta, description]) => ({
      title,
      meta,
      description,
    }));
    return (
      <Container paddingBlockStart="page">
        <Steps items={items} level={2} />
      </Container>
    );
  },
};

export const NumberedRows: Story = {
  render: function Render() {
    const { hire, process } = useWords();
    const items = process.map(([title, meta, description]) => ({ title, meta, description }));
    return (
      <Container paddingBlockStart="page">
        <Steps items={[...items, ...hire.slice(0, 1)]} numbered level={2} />
      </Container>
    );
  },
};
