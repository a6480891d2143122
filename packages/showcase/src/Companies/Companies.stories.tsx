import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../.storybook/productColors.ts";
import { Companies, type CompaniesProps, type Company } from "./Companies.tsx";

const words = {
  en: [
    "Bayn",
    "Branding, advertising, marketing and technology",
    "Vehicle recycling platform",
    "B2B marketplace",
    "Gym and fitness-centre management platform",
  ],
  ar: [
    "بين",
    "بناء العلامات التجارية والإعلان والتسويق والتقنية",
    "منصة لإعادة تدوير المركبات",
    "سوق إلكترونية للتعاملات بين الشركات (B2B)",
    "منصة لإدارة الصالات الرياضية ومراكز اللياقة",
  ],
};

const getCompanies = ([name, studio, ...texts]: string[]): Company[] => {
  const products = ["rendre", "upflyover", "gymestry"] as const;
  const names = ["Rendre", "UpFlyover", "Gymestry"];
  return [
    { name, text: studio, href: "#about" },
    ...products.map((product, index) => ({
      product,
      colors: productColors(product),
      name: names[index],
      text: texts[index],
      href: `#${product}`,
    })),
  ];
};

const meta = {
  component: Companies,
  ...localizeArgs(words, (t): CompaniesProps => ({ items: getCompanies(t) })),
  decorators: [inPage],
} satisfies Meta<typeof Companies>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
