import { Container } from "@agency/ui/Container";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBoth, useStoryWords } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { PhonePreview, PhoneScreen } from "./PhonePreview.tsx";
import { GymPhones, getMarketplace } from "./storyPhones.tsx";

const useLanguage = () => useStoryWords({ en: "en", ar: "ar" } as const);

const meta = {
  component: PhonePreview,
  subcomponents: { PhoneScreen },
  ...inBoth({ en: "en", ar: "ar" } as const, getMarketplace),
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 56 }}>
        <Container before="page">
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A marketplace: requirements, an offer, its supplier. */
export const Marketplace: Story = {
  tags: ["edges"],
  render: (args) => (
    <ProductTheme product="upflyover" colors={productColors("upflyover")}>
      <PhonePreview {...args} />
    </ProductTheme>
  ),
  play: async ({ canvas }) => {
    // It can be read, and nothing in it is a control.
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(4);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A gym: classes, and the check-in at the gate. */
export const Gym: Story = {
  render: function Gym() {
    return <GymPhones language={useLanguage()} />;
  },
};

/** As short as a window allows. */
export const Compact: Story = {
  render: function Compact() {
    return <GymPhones language={useLanguage()} compact />;
  },
};
