import { ButtonLink } from "@agency/ui/Button";
import { Link } from "@agency/ui/Link";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { DayOpening, type DayOpeningProps } from "./DayOpening.tsx";
import { storyDays } from "./storyDay.tsx";

const words = {
  en: {
    content: storyDays.en,
    labels: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
    date: "1 April 2026",
    before: {
      note: "Gym management software. Opens 1 April 2026, in the UAE first",
      description:
        "Gym management software for the UAE. Members, classes, staff and payments in one system, in Arabic and English.",
    },
    launched: {
      note: "Gym management software. Live in the UAE since 1 January 2026",
      description: "Open the doors. Your front desk is ready.",
    },
    join: "Join the waitlist",
    create: "Set up your gym",
    demo: "Watch the demo",
  },
  ar: {
    content: storyDays.ar,
    labels: { days: "الأيام", hours: "الساعات", minutes: "الدقائق", seconds: "الثواني" },
    date: "1 أبريل 2026",
    before: {
      note: "منصة لإدارة الصالات الرياضية. الإطلاق: 1 أبريل 2026، في دولة الإمارات أولًا",
      description:
        "منصة لإدارة الصالات الرياضية في دولة الإمارات. الأعضاء والحصص والموظفون والمدفوعات في نظام واحد، بالعربية والإنجليزية.",
    },
    launched: {
      note: "منصة لإدارة الصالات الرياضية، متاحة في دولة الإمارات منذ 1 يناير 2026",
      description: "الأبواب تُفتح، والاستقبال جاهز.",
    },
    join: "الانضمام إلى قائمة الانتظار",
    create: "تسجيل صالتك",
    demo: "مشاهدة العرض التوضيحي",
  },
};

type Words = (typeof words)["en" | "ar"];

const describeOpening =
  (to: string) =>
  (t: Words): DayOpeningProps => {
    const actions = (label: string) => (
      <>
        <ButtonLink href="#action">{label}</ButtonLink>
        <Link variant="line" href="#demo">
          {t.demo}
        </Link>
      </>
    );
    return {
      title: "Gymestry",
      titleLang: "en",
      start: "2025-09-01T00:00:00+04:00",
      to,
      labels: t.labels,
      date: t.date,
      content: t.content,
      before: { ...t.before, actions: actions(t.join) },
      launched: { ...t.launched, actions: actions(t.create) },
    };
  };

const meta = {
  component: DayOpening,
  ...localizeArgs(words, describeOpening("2026-04-01T00:00:00+04:00")),
  render: (args) => (
    <ProductTheme product="gymestry" colors={productColors("gymestry")}>
      <DayOpening {...args} />
    </ProductTheme>
  ),
} satisfies Meta<typeof DayOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Gymestry");
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.getByRole("img")).toBeVisible();
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Launched: Story = {
  tags: ["drawing", "!test"],
  ...localizeArgs(words, describeOpening("2026-01-01T00:00:00+04:00")),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.getByRole("img")).toBeVisible();
  },
};
