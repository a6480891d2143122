import { Container } from "@agency/ui/Container";
import { Section, SectionTitle } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { type Span, Spans, type SpansProps } from "./Spans.tsx";

const ways: Pick<Span, "href" | "start" | "end">[] = [
  { start: 0, end: 26 },
  { href: "#branding", start: 10, end: 46 },
  { start: 24, end: 68 },
  { href: "#technology", start: 36, end: 86 },
  { href: "#advertising", start: 56, end: 95 },
  { href: "#marketing", start: 66, end: 100 },
];

const words = {
  en: {
    label: "Services",
    note: "Six disciplines, one line",
    title: (
      <>
        Find where you are.
        <br />
        We start from there.
      </>
    ),
    start: "The idea",
    end: "The market",
    rows: [
      ["Consultancy", "Market entry, positioning and a plan with a number at the end of it."],
      ["Branding & Design", "Names, marks and type systems drawn in Latin and Arabic together."],
      ["Product Solutions", "From a service on paper to one that people open every morning."],
      ["Technology", "Web, mobile and the plumbing behind them, built to 99.9% uptime."],
      ["Advertising", "Campaigns with one idea. Ad accounts ready in 24 to 48 hours."],
      ["Digital Marketing", "Search, social and email, measured weekly against sales."],
    ],
  },
  ar: {
    label: "الخدمات",
    note: "ستة تخصصات على خط واحد",
    title: "نحدّد أين وصلت فكرتك، ومن هناك نبدأ.",
    start: "الفكرة",
    end: "السوق",
    rows: [
      ["استشارات الأعمال", "دخول الأسواق وتحديد الموقع التنافسي وخطة تنتهي برقم."],
      ["العلامات التجارية والتصميم", "أسماء وشعارات وأنظمة خطوط تُرسم بالعربية واللاتينية معًا."],
      ["حلول المنتجات", "من فكرة على الورق إلى خدمة يفتحها الناس كل صباح."],
      [
        "التقنية",
        <>
          مواقع وتطبيقات وما خلفها من أنظمة، بتوافر يبلغ <bdi dir="ltr">99.9%</bdi>.
        </>,
      ],
      ["الإعلان", "حملات بفكرة واحدة، وحسابات إعلانية جاهزة خلال 24 إلى 48 ساعة."],
      ["التسويق الرقمي", "بحث وتواصل اجتماعي وبريد، تُقاس أسبوعيًا بالمبيعات."],
    ],
  },
};

const meta = {
  component: Spans,
  ...localizeArgs(
    words,
    (t): SpansProps => ({
      items: ways.map((way, index) => {
        const [title, description] = t.rows[index] ?? [];
        return { ...way, title, description };
      }),
      startLabel: t.start,
      endLabel: t.end,
    }),
  ),
  render: function Services(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="services" label={t.label} meta={t.note}>
        <Container>
          <SectionTitle>{t.title}</SectionTitle>
          <Spans {...args} />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Spans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole("link");
    await expect(first).toHaveFocus();
  },
};
