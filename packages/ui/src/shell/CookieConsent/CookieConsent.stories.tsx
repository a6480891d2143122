import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { CookieConsent } from "./CookieConsent.tsx";

const words = {
  en: {
    label: "Cookie settings",
    text: "May we count page views, anonymously?",
    acceptLabel: "Accept all",
    rejectLabel: "Reject all",
    more: "Cookie Policy",
    page: "Case Studies",
  },
  ar: {
    label: "إعدادات ملفات تعريف الارتباط",
    text: "هل تسمح لنا بإحصاء زيارات الصفحات دون معرفة هويتك؟",
    acceptLabel: "قبول الكل",
    rejectLabel: "رفض الكل",
    more: "سياسة ملفات تعريف الارتباط",
    page: "دراسات الحالة",
  },
};

const getNotice = ({ more, page: _page, ...t }: (typeof words)["en"]) => ({
  ...t,
  policyLink: <Link href="#cookie-policy">{more}</Link>,
});

const meta = {
  tags: ["edges"],
  component: CookieConsent,
  args: { ...getNotice(words.en), onAccept: fn(), onReject: fn() },
  parameters: { arabic: () => getNotice(words.ar), docsHeight: 420 },
  render: function Playground({ onAccept, onReject, ...args }) {
    const { page } = useStoryMessages(words);
    const [open, setOpen] = useState(true);
    const close = (answer: () => void) => () => {
      answer();
      setOpen(false);
    };
    return (
      <>
        {open && <CookieConsent {...args} onAccept={close(onAccept)} onReject={close(onReject)} />}
        <Container as="main" before="page">
          <Heading level={1}>{page}</Heading>
        </Container>
      </>
    );
  },
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [accept, reject] = canvas.getAllByRole("button");
    const a = accept?.getBoundingClientRect();
    const b = reject?.getBoundingClientRect();
    await expect(a?.height).toBe(b?.height);
    await expect(a?.width).toBe(b?.width);
  },
};

export const Rejected: Story = {
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    const [accept, reject] = canvas.getAllByRole("button");
    accept?.focus();
    await userEvent.tab();
    await expect(reject).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
