import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/Section";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../.storybook/helpers.tsx";
import { OfficeList, type OfficeListProps } from "./OfficeList.tsx";

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

const hours = {
  en: ["Monday to Friday, 9:00 am to 6:00 pm", "Saturday, 10:00 am to 2:00 pm"],
  ar: ["من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 6:00 مساءً", "السبت، من 10:00 صباحًا إلى 2:00 مساءً"],
};

const meta = {
  component: OfficeList,
  ...localizeArgs(words, (t): OfficeListProps => ({ items: t.offices })),
} satisfies Meta<typeof OfficeList>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <Section id="offices" level={2} label={t.label} meta={t.note}>
        <Container>
          <OfficeList {...args} />
        </Container>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};

export const WithDetails: StoryObj<typeof meta> = {
  render: function Detailed() {
    const { offices } = useStoryMessages(words);
    const lines = [
      ...useStoryMessages(hours),
      <bdi key="phone" dir="ltr">
        +44 20 7946 0142
      </bdi>,
    ];
    return (
      <Container paddingBlockStart="page">
        <OfficeList
          items={offices.map((office, index) => ({ ...office, ...(index === 0 && { lines }) }))}
        />
      </Container>
    );
  },
};
