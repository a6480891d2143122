import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { Offices, type OfficesProps } from "./Offices.tsx";

const words = {
  en: {
    label: "Where we are",
    note: "London office opens Q4 2025",
    names: ["London", "Dubai", "Abu Dhabi", "Sharjah"],
    distance: "London to Dubai: 5,470 km",
  },
  ar: {
    label: "أين نحن",
    note: "يُفتتح مكتب لندن في الربع الأخير من عام 2025",
    names: ["لندن", "دبي", "أبوظبي", "الشارقة"],
    distance: "من لندن إلى دبي: 5,470 كم",
  },
};

const meta = {
  component: Offices,
  ...localizeArgs(
    words,
    ({ names: [origin, ...others], distance }): OfficesProps => ({
      origin: { name: origin, time: "09:41" },
      destinations: others.map((name) => ({ name, time: "13:41" })),
      distance,
    }),
  ),
  render: function Render(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="offices" label={t.label} meta={t.note} level={2}>
        <Container>
          <Offices {...args} />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Offices>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
