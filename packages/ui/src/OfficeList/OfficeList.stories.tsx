import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Section } from "../SectionHead/index.ts";
import { OfficeList } from "./OfficeList.tsx";

const words = {
  en: {
    label: "Office locations",
    note: "Local time",
    offices: [
      {
        name: "London",
        note: "Since Q4 2025",
        address: "1 Sample Street, London, United Kingdom",
        time: "09:41",
      },
      { name: "Dubai", address: "Office 101, Sample Tower, Dubai, UAE", time: "13:41" },
      { name: "Abu Dhabi", address: "Office 202, Sample Tower, Abu Dhabi, UAE", time: "13:41" },
      { name: "Sharjah", address: "Office 303, Sample Tower, Sharjah, UAE", time: "13:41" },
    ],
  },
  ar: {
    label: "مواقع مكاتبنا",
    note: "التوقيت المحلي",
    offices: [
      {
        name: "لندن",
        note: "منذ الربع الأخير من عام 2025",
        address: "1 شارع النموذج، لندن، المملكة المتحدة",
        time: "09:41",
      },
      {
        name: "دبي",
        address: "مكتب 101، برج النموذج، دبي، دولة الإمارات العربية المتحدة",
        time: "13:41",
      },
      {
        name: "أبوظبي",
        address: "مكتب 202، برج النموذج، أبوظبي، دولة الإمارات العربية المتحدة",
        time: "13:41",
      },
      {
        name: "الشارقة",
        address: "مكتب 303، برج النموذج، الشارقة، دولة الإمارات العربية المتحدة",
        time: "13:41",
      },
    ],
  },
};

const meta = {
  title: "Sections/OfficeList",
  component: OfficeList,
  args: { items: [] },
} satisfies Meta<typeof OfficeList>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  render: function Playground() {
    const t = words[useAgency().language as "en" | "ar"];
    return (
      <Section id="offices" level={2} number={1} label={t.label} note={t.note}>
        <Container>
          <OfficeList items={t.offices} />
        </Container>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};
