import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Inline } from "../Inline/index.ts";
import { Button, ButtonLink } from "./Button.tsx";

const words = {
  en: {
    send: "Send Message",
    all: "See the work",
    sending: "Sending...",
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
  },
  ar: {
    send: "إرسال الرسالة",
    all: "عرض الأعمال",
    sending: "جارٍ الإرسال...",
    subscribe: "اشتراك",
    subscribing: "جارٍ الاشتراك...",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: Button,
  args: { children: words.en.send, onClick: fn() },
  parameters: { arabic: () => ({ children: words.ar.send }) },
  decorators: [inPage],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: function Kinds() {
    const t = useWords();
    return (
      <Inline gap={4}>
        <Button>{t.send}</Button>
        <Button variant="outline">{t.all}</Button>
        <Button variant="text">{t.subscribe}</Button>
        <Button size="small">{t.send}</Button>
        <ButtonLink href="#contact" variant="outline" size="small">
          {t.all}
        </ButtonLink>
      </Inline>
    );
  },
};

export const Disabled: Story = {
  render: function Disabled({ onClick }) {
    const t = useWords();
    return (
      <Inline gap={4}>
        <Button disabled onClick={onClick}>
          {t.send}
        </Button>
        <Button variant="outline" disabled>
          {t.all}
        </Button>
        <Button variant="text" disabled>
          {t.subscribe}
        </Button>
      </Inline>
    );
  },
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole("button");
    if (!button) throw new Error("The story shows a button.");
    const { backgroundColor } = getComputedStyle(button);
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(getComputedStyle(button).backgroundColor).toBe(backgroundColor);
  },
};

export const Loading: Story = {
  args: { busyLabel: "Sending..." },
  render: function Busy({ onClick }) {
    const t = useWords();
    return (
      <Inline gap={4}>
        <Button busyLabel={t.sending} onClick={onClick}>
          {t.send}
        </Button>
        <Button variant="outline" busyLabel={t.sending}>
          {t.send}
        </Button>
        <Button variant="text" busyLabel={t.subscribing}>
          {t.subscribe}
        </Button>
      </Inline>
    );
  },
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole("button");
    if (!button) throw new Error("The story shows a button.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
