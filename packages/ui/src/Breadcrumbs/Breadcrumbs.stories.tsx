import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const words = {
  en: {
    label: "Breadcrumb",
    items: ["Home", "Case Studies", "A ferry timetable you can read from the quay"],
  },
  ar: {
    label: "مسار الصفحة",
    items: ["الرئيسية", "دراسات الحالة", "جدول عبّارات يُقرأ من على الرصيف"],
  },
};

const meta = {
  title: "Primitives/Breadcrumbs",
  component: Breadcrumbs,
  tags: ["edges"],
  args: { label: "", items: [] },
  render: function Sample() {
    const { label, items } = words[useAgency().language as "en" | "ar"];
    return (
      <Container before="page">
        <Breadcrumbs
          label={label}
          items={items.map((text, index) => ({ label: text, href: `#page-${index}` }))}
        />
      </Container>
    );
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    // Of the two links a narrow page keeps the last.
    const links = canvas.getAllByRole("link");
    await expect(canvas.getByRole("list").querySelectorAll("[aria-current=page]")).toHaveLength(1);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
