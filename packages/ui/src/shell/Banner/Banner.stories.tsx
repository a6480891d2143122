import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Link } from "../../primitives/Link/index.ts";
import { Banner, type BannerProps } from "./Banner.tsx";
import { bannerStorageKey } from "./getBannerScript.ts";

const words = {
  en: {
    label: "Announcement",
    text: "We open our doors in Dubai on 4 December.",
    more: "See the programme",
    close: "Close the announcement",
  },
  ar: {
    label: "إعلان",
    text: "نفتح أبوابنا في دبي يوم 4 ديسمبر.",
    more: "عرض البرنامج",
    close: "إغلاق الإعلان",
  },
};

const getArgs = (t: typeof words.en): BannerProps => ({
  label: t.label,
  children: (
    <>
      {t.text} <Link href="#programme">{t.more}</Link>
    </>
  ),
  dismiss: { id: "open-doors", label: t.close },
});

const meta = {
  component: Banner,
  tags: ["edges"],
  ...localizeArgs(words, getArgs),
  beforeEach: () => {
    localStorage.removeItem(bannerStorageKey);
    return () => localStorage.removeItem(bannerStorageKey);
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const NotDismissible: Story = { args: { dismiss: undefined } };

const onDismiss = fn();
export const Dismissed: Story = {
  args: { onDismiss },
  play: async ({ canvas }) => {
    onDismiss.mockClear();
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
    await expect(localStorage.getItem(bannerStorageKey)).toBe("open-doors");
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
