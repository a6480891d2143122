import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Launch, type LaunchProps } from "./Launch.tsx";

const words = {
  en: {
    labels: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
    gymestry: {
      date: "1 January 2026",
      before: {
        note: "Opens 1 January 2026 in the UAE",
        description:
          "One system for members, classes, staff and payments, in Arabic and English from the first screen. For gyms in Dubai, Abu Dhabi and Sharjah first.",
      },
      launched: {
        note: "Live in the UAE since 1 January 2026",
        description: "Open the doors. The front desk is already running.",
      },
    },
    rendre: {
      date: "mid-2026",
      note: "Launches mid-2026",
      description:
        "Every part of a vehicle has a second owner. Rendre finds them, and takes care of the papers.",
    },
    waitlist: "Join Waitlist",
    notify: "Get Notified",
    create: "Set up your gym",
    demo: "Watch Demo",
  },
  ar: {
    labels: { days: "الأيام", hours: "الساعات", minutes: "الدقائق", seconds: "الثواني" },
    gymestry: {
      date: "1 يناير 2026",
      before: {
        note: "الافتتاح في 1 يناير 2026 في دولة الإمارات",
        description:
          "نظام واحد للأعضاء والحصص والموظفين والمدفوعات، بالعربية والإنجليزية من أول شاشة، لصالات دبي وأبوظبي والشارقة أولًا.",
      },
      launched: {
        note: "متاحة في دولة الإمارات منذ 1 يناير 2026",
        description: "الأبواب مفتوحة، والاستقبال يعمل.",
      },
    },
    rendre: {
      date: "منتصف عام 2026",
      note: "الإطلاق في منتصف عام 2026",
      description: (
        <>
          لكل قطعة من المركبة مالك ثانٍ، ومنصة <bdi>Rendre</bdi> تجده وتتولى الأوراق.
        </>
      ),
    },
    waitlist: "الانضمام إلى قائمة الانتظار",
    notify: "تلقّي إشعار الإطلاق",
    create: "تسجيل صالتك",
    demo: "مشاهدة العرض التوضيحي",
  },
};

type Words = (typeof words)["en" | "ar"];

function getRendre(t: Words): LaunchProps {
  const actions = <ButtonLink href="#action">{t.notify}</ButtonLink>;
  return {
    labels: t.labels,
    titleLang: "en",
    title: "Rendre",
    start: "2025-10-01T00:00:00+04:00",
    to: "2026-07-01T00:00:00+04:00",
    date: t.rendre.date,
    before: { note: t.rendre.note, description: t.rendre.description, actions },
    launched: { note: t.rendre.note, description: t.rendre.description, actions },
  };
}

function getGymestry(t: Words): LaunchProps {
  const actions = (label: string) => (
    <>
      <ButtonLink href="#action">{label}</ButtonLink>
      <Link variant="line" href="#demo">
        {t.demo}
      </Link>
    </>
  );
  return {
    labels: t.labels,
    titleLang: "en",
    title: "Gymestry",
    start: "2025-09-01T00:00:00+04:00",
    to: "2026-01-01T00:00:00+04:00",
    date: t.gymestry.date,
    before: { ...t.gymestry.before, actions: actions(t.waitlist) },
    launched: { ...t.gymestry.launched, actions: actions(t.create) },
  };
}

const meta = {
  component: Launch,
  ...localizeArgs(words, getRendre),
  render: (args) => (
    <ProductTheme product="rendre" colors={productColors("rendre")}>
      <Launch {...args} />
    </ProductTheme>
  ),
} satisfies Meta<typeof Launch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Rendre");
    await expect(canvas.getByRole("timer")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

export const Launched: Story = {
  ...localizeArgs(words, getGymestry),
  render: (args) => (
    <ProductTheme product="gymestry" colors={productColors("gymestry")}>
      <Launch {...args} />
    </ProductTheme>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("timer")).toBeNull();
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
