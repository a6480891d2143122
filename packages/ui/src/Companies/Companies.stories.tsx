import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Companies, type Company } from "./Companies.tsx";

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

const companiesOf = (language: string): Company[] => {
  const [name, studio, ...texts] = words[language as "en" | "ar"];
  const products = ["rendre", "upflyover", "gymestry"] as const;
  const names = ["Rendre", "UpFlyover", "Gymestry"];
  return [
    { name, text: studio, href: "#about" },
    ...products.map((product, index) => ({
      product,
      name: <bdi lang="en">{names[index]}</bdi>,
      text: texts[index],
      href: `#${product}`,
    })),
  ];
};

const meta = {
  title: "Sections/Companies",
  component: Companies,
  args: { items: [] },
} satisfies Meta<typeof Companies>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  render: function Playground() {
    return (
      <Container before="page">
        <Companies items={companiesOf(useAgency().language)} />
      </Container>
    );
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
