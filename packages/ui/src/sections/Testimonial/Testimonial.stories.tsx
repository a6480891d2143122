import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Testimonial, type TestimonialProps } from "./Testimonial.tsx";

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
  component: Testimonial,
  ...localizeArgs(words, (t): TestimonialProps => t),
  decorators: [
    (Story) => (
      <Container paddingBlockStart="section">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPortrait: Story = {
  tags: ["drawing", "!test"],
  args: { portrait: { ...storyImage("network", "auto", 480, 600, ""), mirror: true } },
};

export const OtherLanguage: Story = {
  args: { lang: "en", dir: "ltr" },
  parameters: { arabic: () => words.en },
};
