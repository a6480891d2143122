import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { LoadMore } from "./LoadMore.tsx";

const words = {
  en: { more: "Load More", busy: "Loading", some: "6 of 36 shown", all: "All 36 shown" },
  ar: {
    more: "عرض المزيد",
    busy: "جارٍ التحميل",
    some: "المعروض 6 من 36",
    all: "المعروض 36 من 36",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: LoadMore,
  args: { label: words.en.more, remaining: words.en.some, onLoadMore: fn() },
  parameters: { arabic: () => ({ label: words.ar.more, remaining: words.ar.some }) },
  decorators: [inPage],
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Works without JavaScript. */
export const AsLink: Story = { tags: ["!test", "!edges"], args: { href: "/blog?page=2" } };

export const Busy: Story = {
  render: function Busy(args) {
    const t = useWords();
    return <LoadMore {...args} label={t.more} busyLabel={t.busy} remaining={t.some} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const AllLoaded: Story = {
  render: function Done(args) {
    const t = useWords();
    return <LoadMore {...args} label={t.more} remaining={t.all} done />;
  },
};
