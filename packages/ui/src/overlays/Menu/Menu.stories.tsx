import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import {
  getStoryMessages,
  inPage,
  localizeArgs,
  useStoryMessages,
  withMinHeight,
} from "../../../../../.storybook/helpers.tsx";
import { CloseIcon, MenuIcon, SearchIcon } from "../../primitives/Icons/index.ts";
import { lazyMenuItems } from "./lazy.ts";
import { Menu, type MenuProps } from "./Menu.tsx";

const words = {
  en: {
    label: "Actions",
    search: "Search this project",
    caseStudy: "Read the case study",
    blog: "All articles",
    archive: "Archive",
    remove: "Delete draft",
    view: "Show",
    dates: "Dates",
    authors: "Authors",
    order: "Order",
    newest: "Newest first",
    oldest: "Oldest first",
  },
  ar: {
    label: "إجراءات",
    search: "البحث في هذا المشروع",
    caseStudy: "قراءة دراسة الحالة",
    blog: "كل المقالات",
    archive: "أرشفة",
    remove: "حذف المسودة",
    view: "إظهار",
    dates: "التواريخ",
    authors: "الكتّاب",
    order: "الترتيب",
    newest: "الأحدث أولًا",
    oldest: "الأقدم أولًا",
  },
};
const wordsNow = () => getStoryMessages(words);
const select = fn();

const meta = {
  tags: ["edges"],
  component: Menu,
  ...localizeArgs(
    words,
    (t): MenuProps => ({
      label: t.label,
      items: [
        { label: t.search, icon: <SearchIcon />, onSelect: select },
        { label: t.caseStudy, href: "#case-study" },
        { label: t.blog, href: "#blog", current: true },
        "separator",
        { label: t.archive, onSelect: select, disabled: true },
        { label: t.remove, icon: <CloseIcon />, onSelect: select, destructive: true },
      ],
    }),
  ),
  beforeEach: async () => {
    await lazyMenuItems.load();
  },
  decorators: [withMinHeight(460), inPage],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("menu", { name: wordsNow().label })).toBeVisible();
  },
};

export const IconOnly: Story = { args: { labelHidden: true, icon: <MenuIcon size={30} /> } };

export const CheckboxAndRadioItems: Story = {
  render: function Choices(args) {
    const t = useStoryMessages(words);
    const [shown, setShown] = useState({ dates: true, authors: false });
    const [order, setOrder] = useState("newest");
    return (
      <Menu
        {...args}
        label={t.view}
        items={[
          {
            label: t.view,
            items: (["dates", "authors"] as const).map((name) => ({
              label: t[name],
              checked: shown[name],
              onCheckedChange: (checked) => setShown((was) => ({ ...was, [name]: checked })),
            })),
          },
          "separator",
          {
            label: t.order,
            value: order,
            onValueChange: setOrder,
            options: (["newest", "oldest"] as const).map((value) => ({ value, label: t[value] })),
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const t = wordsNow();
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    const oldest = await screen.findByRole("menuitemradio", { name: t.oldest });
    await waitFor(() => expect(oldest).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() =>
      expect(screen.getByRole("menuitemradio", { name: t.oldest })).toHaveAttribute(
        "aria-checked",
        "true",
      ),
    );
    const authors = screen.getByRole("menuitemcheckbox", { name: t.authors });
    await userEvent.click(authors);
    await expect(authors).toHaveAttribute("aria-checked", "true");
    await expect(screen.getByRole("group", { name: t.order })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const t = wordsNow();
    const button = canvas.getByRole("button");
    const item = (name: string) => screen.getByRole("menuitem", { name });
    select.mockClear();
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(item(t.search)).toHaveFocus());
    await userEvent.keyboard("{End}");
    await expect(item(t.remove)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(item(t.blog)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item(t.search)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(select).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(" ");
    await waitFor(() => expect(item(t.search)).toHaveFocus());
    await userEvent.keyboard(t.caseStudy[0] ?? "");
    await waitFor(() => expect(item(t.caseStudy)).toHaveFocus());
    await userEvent.tab();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("menu")).toBeNull();
  },
};
