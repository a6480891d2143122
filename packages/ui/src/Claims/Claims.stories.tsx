import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Claims } from "./Claims.tsx";

const words = {
  en: [
    { value: "24/7", text: "support, and after launch too" },
    { value: "99.9%", text: "uptime on everything we host" },
  ],
  ar: [
    { value: "دائمًا", text: "دعم على مدار الساعة طوال أيام الأسبوع، وبعد الإطلاق أيضًا" },
    { value: "99.9%", text: "توافر الخدمة في كل ما نستضيفه" },
  ],
};

const meta = {
  title: "Sections/Claims",
  component: Claims,
  args: { items: words.en },
  render: function Render() {
    return (
      <Container before="page">
        <Claims items={words[useAgency().language as "en" | "ar"]} />
      </Container>
    );
  },
} satisfies Meta<typeof Claims>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

export const InOneRow: StoryObj<typeof meta> = {
  render: function InOneRow() {
    const more = {
      en: [
        { value: "24", text: "hours at most until a person replies to you" },
        { value: "24–48", text: "hours to set up an ad account" },
        { value: "7", text: "days to the first results, in a report you can forward" },
      ],
      ar: [
        { value: "24", text: "ساعة على الأكثر حتى يردّ عليك شخص من الفريق" },
        { value: "24–48", text: "ساعة لإعداد الحساب الإعلاني" },
        { value: "7", text: "أيام حتى أولى النتائج، في تقرير جاهز للمشاركة" },
      ],
    };
    const language = useAgency().language as "en" | "ar";
    return (
      <Container before="page">
        <Claims layout="row" items={[...more[language], ...words[language]]} />
      </Container>
    );
  },
};
