import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { ButtonLink } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { Link } from "../Link/index.ts";
import { ProductTheme } from "../ProductTheme/index.ts";
import { Section, SectionTitle } from "../SectionHead/index.ts";
import { PlacesFilled } from "./PlacesFilled.tsx";
import { Pricing } from "./Pricing.tsx";
import { useWords } from "./storyWords.tsx";

const meta = {
  title: "Sections/Pricing",
  component: Pricing,
  subcomponents: { PlacesFilled },
  args: {
    caption: "Plans",
    features: [],
    plans: [],
    labels: { plan: "", action: "", included: "", notIncluded: "" },
  },
  decorators: [
    (Story) => (
      <ProductTheme product="upflyover">
        <Story />
      </ProductTheme>
    ),
  ],
} satisfies Meta<typeof Pricing>;

export default meta;
type Story = StoryObj<typeof meta>;

function Table() {
  const t = useWords();
  const actions = [
    <ButtonLink key="claim" href="#claim">
      {t.actions[0]}
    </ButtonLink>,
    <Link key="remind" kind="line" href="#remind">
      {t.actions[1]}
    </Link>,
    <Link key="talk" kind="line" href="#talk">
      {t.actions[2]}
    </Link>,
  ];
  return (
    <Pricing
      caption={t.caption}
      features={t.features}
      labels={t.labels}
      note={t.note}
      plans={t.plans.map((plan, index) => ({
        ...plan,
        chosen: index === 0,
        action: actions[index],
      }))}
    />
  );
}

export const Playground: Story = {
  render: () => (
    <Container before="page">
      <Table />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAccessibleName();
    const links = canvas.getAllByRole("link");
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    // Side by side the plans follow the reading direction, as the focus does.
    if (window.innerWidth < 1024) return;
    const places = links.map((link) => Math.round(link.getBoundingClientRect().x));
    const sign = getComputedStyle(document.documentElement).direction === "rtl" ? -1 : 1;
    await expect(places).toEqual(places.toSorted((a, b) => sign * (a - b)));
  },
};

/** With the places that are left: 1,000 points, filled as companies join. */
export const WithPlaces: Story = {
  render: function Render() {
    const t = useWords();
    return (
      <Section id="pricing" number={4} label={t.section} note={<bdi>UpFlyover</bdi>}>
        <Container>
          <SectionTitle side={t.side} sideSize="sm">
            {t.title}
          </SectionTitle>
          <PlacesFilled filled={412} label={t.places} />
        </Container>
        <Container before="page">
          <Table />
        </Container>
      </Section>
    );
  },
};

/** Two plans without actions; all places free, and all taken. */
export const States: Story = {
  render: function Render() {
    const t = useWords();
    const { language } = useAgency();
    return (
      <Container before="page">
        <Pricing
          key={language}
          caption={t.caption}
          features={t.features}
          labels={t.labels}
          plans={t.plans.slice(1)}
          level={2}
        />
        <PlacesFilled filled={0} total={100} label={t.noPlaces} />
        <PlacesFilled filled={100} total={100} label={t.allPlaces} />
      </Container>
    );
  },
};
