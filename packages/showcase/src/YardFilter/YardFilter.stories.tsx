import { Link } from "@agency/ui/Link";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { storyYard } from "./storyYard.ts";
import { YardFilter, type YardFilterProps } from "./YardFilter.tsx";

const meta = {
  component: YardFilter,
  ...localizeArgs(
    storyYard,
    ({ record, ...t }): YardFilterProps => ({
      ...t,
      initialState: "dismantled",
      initialLot: "2041",
      action: ({ id }) => (
        <Link variant="line" href={`#${id}`}>
          {record}
        </Link>
      ),
    }),
  ),
  render: (args) => (
    <ProductTheme product="rendre" colors={productColors("rendre")}>
      <YardFilter {...args} />
    </ProductTheme>
  ),
  decorators: [inPage],
} satisfies Meta<typeof YardFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const lots = canvas.getAllByRole("group")[1]?.querySelectorAll("input") ?? [];
    await expect(canvas.getByRole("status")).toHaveTextContent("9,480");
    lots[10]?.focus();
    await userEvent.keyboard(globals.direction === "rtl" ? "{ArrowRight}" : "{ArrowLeft}");
    await expect(lots[9]).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    const getTop = (lot: Element | null | undefined) => lot?.getBoundingClientRect().top ?? 0;
    await expect(getTop(document.activeElement)).toBeLessThan(getTop(lots[9]));
    lots[10]?.click();
  },
};

export const MissingWeight: Story = {
  tags: ["drawing", "!test"],
  args: { initialState: "onItsWay", initialLot: "2044" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(2);
  },
};
