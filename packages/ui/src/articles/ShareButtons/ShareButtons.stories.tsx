import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { ShareButtons, type ShareButtonsProps } from "./ShareButtons.tsx";

const words = {
  en: {
    share: "Share",
    linkedin: "LinkedIn",
    facebook: "Facebook",
    copy: "Copy link",
    copied: "Link copied",
    more: "Share by another app",
    tab: "Opens in a new tab",
  },
  ar: {
    share: "مشاركة",
    linkedin: "لينكدإن",
    facebook: "فيسبوك",
    copy: "نسخ الرابط",
    copied: "تم نسخ الرابط",
    more: "مشاركة عبر تطبيق آخر",
    tab: "يُفتح في علامة تبويب جديدة",
  },
};
const onCopy = fn(async () => {});
const onShare = fn();

const meta = {
  component: ShareButtons,
  ...localizeArgs(
    words,
    (t): ShareButtonsProps => ({
      label: t.share,
      newTabLabel: t.tab,
      items: [
        { label: t.linkedin, href: "https://example.com/linkedin" },
        { label: t.facebook, href: "https://example.com/facebook" },
      ],
      copy: { label: t.copy, copiedLabel: t.copied, onCopy },
      share: { label: t.more, onShare },
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof ShareButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const [copy] = canvas.getAllByRole("button");
    if (!copy) throw new Error("The story shows a button.");
    copy.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onCopy).toHaveBeenCalled();
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    await expect(copy).toHaveFocus();
  },
};
