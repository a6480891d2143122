import { PortraitPair } from "@agency/ui/Portrait";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs } from "../../../../.storybook/helpers.tsx";
import { storyPortraits } from "../../../../.storybook/portraits.ts";
import { FaceToFace, type FaceToFaceProps } from "./FaceToFace.tsx";

const words = {
  en: {
    eyebrow: "London and the UAE",
    title: "Face to face",
    lead: "The people who plan your project also make it. Strategy, design, writing and engineering sit at one table, so nothing is lost on the way.",
    label: "Drawn portraits of Lina and Yousef, face to face",
  },
  ar: {
    eyebrow: "لندن ودولة الإمارات",
    title: "وجهًا لوجه",
    lead: "من يخطّط لمشروعك هو من ينفّذه. تجتمع الاستراتيجية والتصميم والكتابة والبرمجة حول طاولة واحدة، فلا يضيع شيء في الطريق.",
    label: "صورتان مرسومتان وجهًا لوجه: لينا ويوسف",
  },
};

const meta = {
  component: FaceToFace,
  tags: ["drawing", "!test"],
  ...localizeArgs(
    words,
    ({ label, ...t }): FaceToFaceProps => ({
      ...t,
      children: (
        <PortraitPair
          first={storyPortraits["lina-haddad"]}
          second={storyPortraits["yousef-darwish"]}
          label={label}
        />
      ),
    }),
  ),
} satisfies Meta<typeof FaceToFace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole("img")).toBeVisible();
  },
};
