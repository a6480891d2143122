import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { storyLabels, storyVehicle } from "./storyVehicle.ts";
import { VehicleParts, type VehiclePartsProps } from "./VehicleParts.tsx";

const words = {
  en: { content: storyVehicle.en, labels: storyLabels.en },
  ar: { content: storyVehicle.ar, labels: storyLabels.ar },
};

const meta = {
  component: VehicleParts,
  ...localizeArgs(words, (t): VehiclePartsProps => t),
  render: (args) => (
    <ProductTheme product="rendre" colors={productColors("rendre")}>
      <VehicleParts {...args} level={3} />
    </ProductTheme>
  ),
  decorators: [inPage],
} satisfies Meta<typeof VehicleParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};

export const KeyboardSelection: Story = {
  tags: ["drawing", "!test", "interaction"],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // Native sliders ignore untrusted key events.
    const real = await import("vitest/browser").catch(() => undefined);
    if (!real) return;
    await real.userEvent.keyboard("{End}");
    await expect(slider).toHaveValue("27");
  },
};
