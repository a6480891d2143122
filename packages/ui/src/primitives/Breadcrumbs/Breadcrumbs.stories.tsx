import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "./Breadcrumbs.tsx";

const words = {
  en: {
    label: "Breadcrumb",
    items: ["Home", "Case Studies", "Ferry times you can read from the quay"],
  },
  ar: {
    label: "مسار الصفحة",
    items: ["الرئيسية", "دراسات الحالة", "جدول لمواعيد العبّارات يُقرأ من الرصيف"],
  },
};

const meta = {
  component: Breadcrumbs,
  tags: ["edges"],
  ...localizeArgs(
    words,
    ({ label, items }): BreadcrumbsProps => ({
      label,
      items: items.map((text, index) => ({ label: text, href: `#page-${index}` })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(canvas.getByRole("list").querySelectorAll("[aria-current=page]")).toHaveLength(1);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
