import { ButtonLink } from "@agency/ui/Button";
import { Link } from "@agency/ui/Link";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { storyOpening } from "./storyOpening.ts";
import { VehicleOpening, type VehicleOpeningProps } from "./VehicleOpening.tsx";

const words = {
  en: {
    labels: { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" },
    date: "mid-2026",
    note: "Vehicle recycling platform",
    text: "Compare prices for an end-of-life vehicle, book its collection and see where every part goes. For owners, workshops, fleets and recycling yards.",
    live: "Vehicle recycling platform. Live since 1 July 2026",
    open: "From driveway to raw material, on one platform.",
    notify: "Get notified",
    account: "Request an account",
    see: "See the dashboard",
    content: storyOpening.en,
  },
  ar: {
    labels: { days: "الأيام", hours: "الساعات", minutes: "الدقائق", seconds: "الثواني" },
    date: "منتصف عام 2026",
    note: "منصة لإعادة تدوير المركبات",
    text: "يمكنك مقارنة أسعار مركبة انتهى عمرها، وحجز استلامها، ومعرفة وجهة كل قطعة منها. منصة للمالكين والورش والأساطيل وساحات التدوير.",
    live: "منصة لإعادة تدوير المركبات، متاحة منذ 1 يوليو 2026",
    open: "من باب المنزل إلى المادة الخام، في منصة واحدة.",
    notify: "تلقّي إشعار الإطلاق",
    account: "طلب حساب",
    see: "معاينة لوحة المعلومات",
    content: storyOpening.ar,
  },
};

type Words = (typeof words)["en" | "ar"];

function getProps(t: Words): VehicleOpeningProps {
  const actions = (label: string) => (
    <>
      <ButtonLink href="#action">{label}</ButtonLink>
      <Link variant="line" href="#dashboard">
        {t.see}
      </Link>
    </>
  );
  return {
    title: "Rendre",
    titleLang: "en",
    start: "2025-10-01T00:00:00+04:00",
    to: "2026-07-01T00:00:00+04:00",
    date: t.date,
    labels: t.labels,
    before: { note: t.note, description: t.text, actions: actions(t.notify) },
    launched: { note: t.live, description: t.open, actions: actions(t.account) },
    content: t.content,
  };
}

const meta = {
  component: VehicleOpening,
  ...localizeArgs(words, getProps),
  render: (args) => (
    <ProductTheme product="rendre" colors={productColors("rendre")}>
      <VehicleOpening {...args} />
    </ProductTheme>
  ),
} satisfies Meta<typeof VehicleOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Rendre");
    await expect(canvas.getByRole("timer")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};

export const Launched: Story = {
  tags: ["drawing", "!test"],
  args: { to: "2025-12-01T00:00:00+04:00" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};
