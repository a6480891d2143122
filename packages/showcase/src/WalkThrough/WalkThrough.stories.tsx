import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { Dialog, preloadDialog } from "@agency/ui/Dialog";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { PhonePreview, PhoneScreen } from "../PhonePreview/index.ts";
import { PreviewFigure, PreviewRows } from "../Preview/index.ts";
import { WalkThrough, type WalkThroughLabels, type WalkThroughProps } from "./WalkThrough.tsx";

type Words = {
  watch: string;
  close: string;
  labels: WalkThroughLabels;
  steps: [title: string, caption: string][];
  sample: string;
  inside: string;
  hours: string[];
  classes: string[];
  branches: string[];
};

const words: Record<"en" | "ar", Words> = {
  en: {
    watch: "Watch Demo",
    close: "Close",
    labels: {
      name: "Demonstration",
      play: "Play",
      pause: "Pause",
      previous: "Previous step",
      next: "Next step",
      position: (position, total) => `Step ${position} of ${total}`,
    },
    steps: [
      ["The gym at a glance", "See who’s in, hour by hour, without asking the front desk."],
      ["Classes fill up", "A place is cancelled, and it goes to the first person on the waitlist."],
      ["Every branch in one view", "The same screen works for one studio or a whole chain."],
    ],
    sample: "Sample data",
    inside: "Members inside",
    hours: ["18:00", "19:00", "20:00"],
    classes: ["Reformer, level 2", "Strength basics", "Boxing, women", "Mobility"],
    branches: ["Marina", "Al Barsha", "Mirdif"],
  },
  ar: {
    watch: "مشاهدة العرض التوضيحي",
    close: "إغلاق",
    labels: {
      name: "العرض التوضيحي",
      play: "تشغيل",
      pause: "إيقاف مؤقت",
      previous: "الخطوة السابقة",
      next: "الخطوة التالية",
      position: (position, total) => `الخطوة ${position} من ${total}`,
    },
    steps: [
      ["الصالة في نظرة واحدة", "تعرض الشاشة عدد الأعضاء ساعةً بساعة، من دون سؤال الاستقبال."],
      ["حصص تمتلئ تلقائيًا", "يُلغى حجز، فينتقل المكان إلى أول اسم في قائمة الانتظار."],
      ["جميع الفروع في شاشة واحدة", "الشاشة نفسها لاستوديو واحد أو لسلسلة كاملة."],
    ],
    sample: "أرقام توضيحية",
    inside: "الأعضاء في الصالة",
    hours: ["18:00", "19:00", "20:00"],
    classes: ["ريفورمر، المستوى الثاني", "أساسيات القوة", "ملاكمة للسيدات", "مرونة الحركة"],
    branches: ["المارينا", "البرشاء", "مردف"],
  },
};
const useWords = () => useStoryMessages(words);

function createDemonstration(t: Words): WalkThroughProps {
  const rows = (titles: readonly string[], shares: readonly number[]) => (
    <PreviewRows items={titles.map((title, at) => ({ title, share: shares[at] }))} />
  );
  const screens = [
    <>
      <PreviewFigure label={t.inside} value="128" />
      {rows(t.hours, [0.62, 1, 0.88])}
    </>,
    rows(t.classes, [1, 0.64, 1, 0.28]),
    rows(t.branches, [0.88, 0.41, 0.57]),
  ];
  return {
    labels: t.labels,
    steps: t.steps.map(([title, caption], index) => ({
      title,
      caption,
      picture: (
        <PhonePreview compact caption={t.sample}>
          <PhoneScreen title={title} note={<bdi>Gymestry</bdi>} time="9:41">
            {screens[index]}
          </PhoneScreen>
        </PhonePreview>
      ),
    })),
  };
}

const meta = {
  component: WalkThrough,
  tags: ["edges"],
  ...localizeArgs(words, createDemonstration),
  render: (args) => (
    <Container paddingBlockStart="page">
      <ProductTheme product="gymestry" colors={productColors("gymestry")}>
        <WalkThrough {...args} />
      </ProductTheme>
    </Container>
  ),
} satisfies Meta<typeof WalkThrough>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { labels, steps } = globals.direction === "rtl" ? words.ar : words.en;
    const root = canvas.getByRole("region", { name: labels.name ?? "" });
    // Tests run with reduced motion.
    await expect(root).toHaveAttribute("data-state", "paused");
    const play = canvas.getByRole("button", { name: labels.play });
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(root).toHaveAttribute("data-state", "playing");
    await expect(canvas.getByRole("status")).toHaveTextContent("");

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: labels.next })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(root).toHaveAttribute("data-state", "paused");
    await expect(canvas.getByRole("status")).toHaveTextContent(labels.position(2, 3));
    const current = canvas.getByRole("button", { current: "step" });
    await expect(current).toHaveTextContent(steps[1]?.[0] as string);
  },
};

export const InDialog: Story = {
  tags: ["!edges"],
  beforeEach: preloadDialog,
  render: function InDialog(args) {
    const t = useWords();
    return (
      <Container paddingBlockStart="page">
        <Dialog
          trigger={<Button>{t.watch}</Button>}
          title={t.labels.name}
          closeLabel={t.close}
          size="large"
        >
          <ProductTheme product="gymestry" colors={productColors("gymestry")}>
            <WalkThrough {...args} />
          </ProductTheme>
        </Dialog>
      </Container>
    );
  },
  play: async ({ canvas, globals }) => {
    const { labels } = globals.direction === "rtl" ? words.ar : words.en;
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("button", { name: labels.play })).toBeVisible();
  },
};
