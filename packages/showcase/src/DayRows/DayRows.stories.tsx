import { Container } from "@agency/ui/Container";
import { ProductTheme } from "@agency/ui/ProductTheme";
import { Section, SectionTitle } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { DayRows } from "./DayRows.tsx";
import { storyRows } from "./storyRows.tsx";

const words = {
  en: {
    label: "What it does",
    meta: "Sample data: this gym and its members are fictional.",
    title: "See your gym hour by hour.",
  },
  ar: {
    label: "الميزات",
    meta: "الصالة وأعضاؤها أمثلة غير حقيقية.",
    title: "صالتك ساعة بساعة.",
  },
};

const meta = {
  component: DayRows,
  ...localizeArgs(storyRows, (props) => props),
  render: function Playground(args) {
    const { title, ...head } = useStoryMessages(words);
    return (
      <ProductTheme product="gymestry" colors={productColors("gymestry")}>
        <Section id="features" {...head}>
          <Container>
            <SectionTitle>{title}</SectionTitle>
            <DayRows {...args} />
          </Container>
        </Section>
      </ProductTheme>
    );
  },
} satisfies Meta<typeof DayRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 3 });
    const sizes = titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    const [access = 0, members = 0, , , classes = 0] = sizes;
    await expect(access < members && members < classes).toBe(true);
  },
};
