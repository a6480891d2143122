import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Section } from "../SectionHead/index.ts";
import { Offices } from "./Offices.tsx";

const words = {
  en: {
    label: "Where we are",
    note: "London office opens Q4 2025",
    names: ["London", "Dubai", "Abu Dhabi", "Sharjah"],
    distance: "5,470 km, one working day",
  },
  ar: {
    label: "أين نحن",
    note: "يُفتتح مكتب لندن في الربع الأخير من عام 2025",
    names: ["لندن", "دبي", "أبوظبي", "الشارقة"],
    distance: "5,470 كم، ويوم عمل واحد",
  },
};

const time = (hour: string) => <bdi dir="ltr">{hour}:41</bdi>;

const meta = {
  title: "Sections/Offices",
  component: Offices,
  args: { origin: { name: "London" }, destinations: [{ name: "Dubai" }] },
  render: function Render() {
    const t = words[useAgency().language as "en" | "ar"];
    const [origin, ...destinations] = t.names;
    return (
      <Section id="offices" number={7} label={t.label} note={t.note} level={2}>
        <Container>
          <Offices
            origin={{ name: origin, time: time("09") }}
            destinations={destinations.map((name) => ({ name, time: time("13") }))}
            distance={t.distance}
          />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Offices>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
