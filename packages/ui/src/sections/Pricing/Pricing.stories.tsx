import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Section, SectionTitle } from "../Section/index.ts";
import { PlacesFilled } from "./PlacesFilled.tsx";
import { Pricing, type PricingProps } from "./Pricing.tsx";
import { words } from "./storyMessages.tsx";

type Words = (typeof words)["en"];

function renderTable(t: Words): PricingProps<readonly ReactNode[]> {
  const actions = [
    <ButtonLink key="claim" href="#claim">
      {t.actions[0]}
    </ButtonLink>,
    <Link key="remind" variant="line" href="#remind">
      {t.actions[1]}
    </Link>,
    <Link key="talk" variant="line" href="#talk">
      {t.actions[2]}
    </Link>,
  ];
  return {
    caption: t.caption,
    features: t.features,
    labels: t.labels,
    footnote: t.note,
    items: t.plans.map((plan, index) => ({
      ...plan,
      highlighted: index === 0,
      actions: actions[index],
    })),
  };
}

const meta = {
  component: Pricing,
  subcomponents: { PlacesFilled },
  ...localizeArgs(words, renderTable),
  decorators: [
    (Story) => (
      <ProductTheme product="upflyover" colors={productColors("upflyover")}>
        <Story />
      </ProductTheme>
    ),
  ],
} satisfies Meta<typeof Pricing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Container paddingBlockStart="page">
      <Pricing {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAccessibleName();
    const links = canvas.getAllByRole("link");
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    if (window.innerWidth < 1024) return;
    const places = links.map((link) => Math.round(link.getBoundingClientRect().x));
    const sign = getComputedStyle(document.documentElement).direction === "rtl" ? -1 : 1;
    await expect(places).toEqual(places.toSorted((a, b) => sign * (a - b)));
  },
};

export const WithAvailability: Story = {
  render: function Render(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="pricing" label={t.section} meta={<bdi>UpFlyover</bdi>}>
        <Container>
          <SectionTitle side={t.side} sideSize="sm">
            {t.title}
          </SectionTitle>
          <PlacesFilled filled={412} label={t.places} />
        </Container>
        <Container paddingBlockStart="page">
          <Pricing {...args} />
        </Container>
      </Section>
    );
  },
};

export const Variants: Story = {
  render: function Render() {
    const t = useStoryMessages(words);
    return (
      <Container paddingBlockStart="page">
        <Pricing
          caption={t.caption}
          features={t.features}
          labels={t.labels}
          items={t.plans.slice(1)}
        />
        <PlacesFilled filled={0} total={100} label={t.noPlaces} />
        <PlacesFilled filled={100} total={100} label={t.allPlaces} />
      </Container>
    );
  },
};
