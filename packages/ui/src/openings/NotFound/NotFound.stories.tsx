import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { SearchField } from "../../forms/SearchField/index.ts";
import { NotFound, type NotFoundProps } from "./NotFound.tsx";

const words = {
  en: {
    title: "Page not found",
    description:
      "The line left from a link that is old or has a letter too many, and it missed. These arrive.",
    itemsLabel: "Ways on",
    list: [
      ["Home", "Start again"],
      ["Case Studies", "What we made"],
      ["Blog", "What we think"],
      ["Careers", "Who we look for"],
      ["Contact", "We reply within 24 hours"],
    ],
    search: "Search articles",
    clear: "Clear search",
  },
  ar: {
    title: "الصفحة غير موجودة",
    description: "خرج الخط من رابط قديم أو زاد فيه حرف، فلم يصل. أما هذه الروابط فتصل.",
    itemsLabel: "روابط تصل",
    list: [
      ["الرئيسية", "من البداية"],
      ["دراسات الحالة", "ما أنجزناه"],
      ["المدونة", "ما نفكّر فيه"],
      ["الوظائف", "من نبحث عنهم"],
      ["تواصل معنا", "نردّ عليك خلال 24 ساعة"],
    ],
    search: "البحث في المقالات",
    clear: "مسح البحث",
  },
};

const meta = {
  component: NotFound,
  ...localizeArgs(
    words,
    (t): NotFoundProps => ({
      eyebrow: "404",
      title: t.title,
      description: t.description,
      itemsLabel: t.itemsLabel,
      items: t.list.map(([label, description], i) => ({ label, description, href: `#way-${i}` })),
    }),
  ),
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};

export const WithSearch: Story = {
  render: function WithSearch(args) {
    const t = useStoryMessages(words);
    return (
      <NotFound
        {...args}
        search={
          <SearchField label={t.search} labelHidden placeholder={t.search} clearLabel={t.clear} />
        }
      />
    );
  },
};
