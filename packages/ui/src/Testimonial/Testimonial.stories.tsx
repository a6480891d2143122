import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Testimonial } from "./Testimonial.tsx";

const words = {
  en: {
    quote:
      "They asked what we would stop doing before they asked what we wanted to launch. The site they built is smaller than our old one, and it sells more tickets every week.",
    attribution: "Huda Al Mansoori, commercial director, Marsa Lines",
  },
  ar: {
    quote:
      "سألونا عمّا سنتوقف عن فعله قبل أن يسألونا عمّا نريد إطلاقه. والموقع الذي بنوه أصغر من موقعنا القديم، ويبيع تذاكر أكثر كل أسبوع.",
    attribution: (
      <>
        هدى المنصوري، المديرة التجارية، <bdi>Marsa Lines</bdi>
      </>
    ),
  },
};

const meta = {
  title: "Sections/Testimonial",
  component: Testimonial,
  args: { quote: words.en.quote },
  render: function Render() {
    return (
      <Container before="section">
        <Testimonial {...words[useAgency().language as "en" | "ar"]} />
      </Container>
    );
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A quote that has no translation keeps its language and direction. */
export const OtherLanguage: Story = {
  render: function OtherLanguage() {
    return (
      <Container before="section">
        <Testimonial {...words.en} lang="en" dir="ltr" />
      </Container>
    );
  },
};
