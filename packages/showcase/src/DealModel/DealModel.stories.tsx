import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { getStoryMessages, inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { DealModel, type DealModelProps } from "./DealModel.tsx";
import { words } from "./storyDeal.ts";

const meta = {
  component: DealModel,
  ...localizeArgs(words, (t): DealModelProps => t),
  decorators: [
    (Story) => (
      <ProductTheme product="upflyover" colors={productColors("upflyover")}>
        <Story />
      </ProductTheme>
    ),
    inPage,
  ],
} satisfies Meta<typeof DealModel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("slider")).toHaveLength(3);
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
  },
};

export const Completed: Story = {
  tags: ["drawing", "!test"],
  play: async ({ canvas }) => {
    const slider = canvas.getAllByRole("slider")[2];
    if (!slider) throw new Error("The story shows three scales.");
    slider.focus();
    const up = getStoryMessages({ en: "{ArrowRight}", ar: "{ArrowLeft}" });
    await userEvent.keyboard(up.repeat(3));
    await userEvent.keyboard("{Enter}");
    await expect(slider).toHaveFocus();
    const [meet] = canvas.getAllByRole("button");
    if (!meet) throw new Error("There is a term left to meet on.");
    await userEvent.click(meet);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
