import { Container } from "@agency/ui/Container";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { PhonePreview, PhoneScreen } from "./PhonePreview.tsx";
import { GymPhones, getMarketplace } from "./storyPhones.tsx";

const useLanguage = () => useStoryMessages({ en: "en", ar: "ar" } as const);

const meta = {
  component: PhonePreview,
  subcomponents: { PhoneScreen },
  ...localizeArgs({ en: "en", ar: "ar" } as const, getMarketplace),
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 56 }}>
        <Container paddingBlockStart="page">
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marketplace: Story = {
  tags: ["edges"],
  render: (args) => (
    <ProductTheme product="upflyover" colors={productColors("upflyover")}>
      <PhonePreview {...args} />
    </ProductTheme>
  ),
  play: async ({ canvas }) => {
    // Accessible text, no controls.
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(4);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Gym: Story = {
  render: function Gym() {
    return <GymPhones language={useLanguage()} />;
  },
};

export const Compact: Story = {
  render: function Compact() {
    return <GymPhones language={useLanguage()} compact />;
  },
};
