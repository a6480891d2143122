import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Inline } from "../Inline/index.ts";
import { Tag, type TagProps } from "./Tag.tsx";

const words = {
  en: { text: "Identity", link: "Arabic type", current: "Paid search", other: "الخليج" },
  ar: { text: "الهوية", link: "الخط العربي", current: "البحث المدفوع", other: "Gulf" },
};
const useWords = () => useStoryMessages(words);
const others = { en: { lang: "ar", dir: "rtl" }, ar: { lang: "en", dir: "ltr" } } as const;

const meta = {
  component: Tag,
  ...localizeArgs(words, (t): TagProps => ({ children: t.text })),
  decorators: [inPage],
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const t = useWords();
    return (
      <Inline gap={3}>
        <Tag {...args} />
        <Tag href="#type">{t.link}</Tag>
        <Tag href="#search" current>
          {t.current}
        </Tag>
        <Tag dir="ltr">C++</Tag>
        <Tag {...useStoryMessages(others)}>{t.other}</Tag>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const [link, current] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute("aria-current", "true");
  },
};
