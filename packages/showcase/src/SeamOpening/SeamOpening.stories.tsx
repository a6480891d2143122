import { ButtonLink } from "@agency/ui/Button";
import { Link } from "@agency/ui/Link";
import { ProductTheme } from "@agency/ui/ProductTheme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { SeamOpening, type SeamOpeningProps } from "./SeamOpening.tsx";
import { words } from "./storySeam.ts";

type Words = (typeof words)["en" | "ar"];

const getProps =
  (taken: number) =>
  (t: Words): SeamOpeningProps => {
    const full = taken >= 1000;
    return {
      title: "UpFlyover",
      titleLang: "en",
      content: t.content,
      places: { taken, total: 1000, remaining: t.remaining },
      state: {
        note: full ? t.fullNote : t.note,
        description: full ? t.fullText : t.text,
        actions: (
          <>
            <ButtonLink href="#claim">{t.claim}</ButtonLink>
            <Link variant="line" href="#pricing">
              {t.pricing}
            </Link>
          </>
        ),
      },
    };
  };

const meta = {
  component: SeamOpening,
  ...localizeArgs(words, getProps(412)),
  render: (args) => (
    <ProductTheme product="upflyover" colors={productColors("upflyover")}>
      <SeamOpening {...args} />
    </ProductTheme>
  ),
} satisfies Meta<typeof SeamOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("UpFlyover");
    await expect(canvas.getAllByRole("list")).toHaveLength(2);
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const SoldOut: Story = {
  tags: ["drawing", "!test"],
  ...localizeArgs(words, getProps(1000)),
};
