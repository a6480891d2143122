import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { hillside } from "../../sample/evidence/hillside.ts";
import { Hillside } from "../Hillside/index.ts";
import { Figures, type FiguresProps } from "./Figures.tsx";

const views = ["window", "letter", "mark", "hours"] as const;

const captions = {
  en: [
    "The sun reaches flat 9 first.",
    "What was sent to the neighbours.",
    "The mark is the slope itself.",
    "From sunrise to the sun at one window.",
  ],
  ar: [
    "أول شقة تصلها الشمس هي التاسعة.",
    "الرسالة التي وصلت إلى الجيران.",
    "الشعار هو المنحدر نفسه.",
    "من الشروق إلى وصول الشمس إلى نافذة.",
  ],
};

const meta = {
  component: Figures,
  ...localizeArgs(
    captions,
    (texts): FiguresProps => ({
      items: views.map((view, index) => ({
        picture: <Hillside content={hillside} view={view} />,
        caption: texts[index],
      })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Figures>;

export default meta;

export const Playground: StoryObj<typeof meta> = {};
