import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { SeamSides, type SeamSidesProps } from "./SeamSides.tsx";
import { words } from "./storySides.ts";

const meta = {
  component: SeamSides,
  ...localizeArgs(words, (t): SeamSidesProps => t),
  decorators: [
    (Story) => (
      <ProductTheme product="upflyover" colors={productColors("upflyover")}>
        <Story />
      </ProductTheme>
    ),
    inPage,
  ],
} satisfies Meta<typeof SeamSides>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(3);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
  },
};
