import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Callout } from "./Callout.tsx";

const words = {
  en: "This text is a template, to be reviewed by counsel. The registered details of the company will be added with that review.",
  ar: "هذا نص نموذجي يراجعه المستشار القانوني قبل اعتماده، وتُضاف إليه عند المراجعة بيانات تسجيل الشركة.",
};

const meta = {
  component: Callout,
  ...localizeArgs(words, (children) => ({ children })),
  decorators: [inPage],
} satisfies Meta<typeof Callout>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
