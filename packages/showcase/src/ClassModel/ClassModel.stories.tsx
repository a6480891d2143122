import { Container } from "@agency/ui/Container";
import { ProductTheme } from "@agency/ui/ProductTheme";
import { Section, SectionTitle } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { ClassModel, type ClassModelProps } from "./ClassModel.tsx";
import { storyClasses } from "./storyClasses.ts";

const words = {
  en: {
    label: "Book a class",
    meta: "Try it: nothing is booked.",
    title: "Pick a class, then a place.",
  },
  ar: {
    label: "حجز حصة",
    meta: "تجربة فقط، ولا يُحجز شيء.",
    title: "الحصة أولًا، ثم المكان.",
  },
};

const meta = {
  component: ClassModel,
  ...localizeArgs(storyClasses, (props): ClassModelProps => ({ ...props, initial: "strength" })),
  render: function Playground(args) {
    const { title, ...head } = useStoryMessages(words);
    return (
      <ProductTheme product="gymestry" colors={productColors("gymestry")}>
        <Section id="book" {...head}>
          <Container>
            <SectionTitle>{title}</SectionTitle>
            <ClassModel {...args} />
          </Container>
        </Section>
      </ProductTheme>
    );
  },
} satisfies Meta<typeof ClassModel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const place = (value: number) =>
      canvas.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.value === `${value}`);
    const on = globals.direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const back = globals.direction === "rtl" ? "{ArrowRight}" : "{ArrowLeft}";
    await userEvent.tab();
    await userEvent.tab();
    const [ten] = place(10);
    const [fourteen] = place(14);
    await expect(ten).toHaveFocus();
    await userEvent.keyboard(`${on}${on}`);
    await expect(fourteen).toBeChecked();
    await userEvent.keyboard(`${back}${back}`);
    await expect(ten).toBeChecked();
  },
};

export const Waitlist: Story = { tags: ["drawing", "!test"], args: { initial: "reformer" } };

export const NoSelection: Story = {
  tags: ["drawing", "!test"],
  args: { initial: "mobility" },
};
