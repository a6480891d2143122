import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { Claims, type ClaimsProps } from "./Claims.tsx";

const words = {
  en: [
    { value: "24/7", text: "support, before and after launch" },
    { value: "99.9%", text: "uptime on everything we host" },
  ],
  ar: [
    { value: "دائمًا", text: "دعم على مدار الساعة طوال أيام الأسبوع، وبعد الإطلاق أيضًا" },
    { value: "99.9%", text: "توافر الخدمة في كل ما نستضيفه" },
  ],
};

const meta = {
  component: Claims,
  ...localizeArgs(words, (items): ClaimsProps => ({ items })),
  decorators: [inPage],
} satisfies Meta<typeof Claims>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

export const RowLayout: StoryObj<typeof meta> = localizeArgs(
  {
    en: [
      { value: "24", text: "hours at most until a person replies to you" },
      { value: "24–48", text: "hours to set up an ad account" },
      { value: "7", text: "days from a campaign’s start to its first results" },
      ...words.en,
    ],
    ar: [
      { value: "24", text: "ساعة على الأكثر حتى يردّ عليك شخص من الفريق" },
      { value: "24–48", text: "ساعة لإعداد الحساب الإعلاني" },
      { value: "7", text: "أيام من بدء الحملة إلى أولى نتائجها" },
      ...words.ar,
    ],
  },
  (items): ClaimsProps => ({ layout: "row", items }),
);
