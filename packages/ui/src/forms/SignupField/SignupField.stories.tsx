import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inBoth, inColumns, useStoryWords } from "../../internal/story.tsx";
import { SignupField } from "./SignupField.tsx";

const words = {
  en: {
    label: "Email",
    placeholder: "Your email address",
    submitLabel: "Subscribe",
    busyLabel: "Subscribing...",
    hint: "One letter a month, in the language you choose.",
    error: "Please enter a valid email address",
    status: "Thank you for subscribing to our newsletter!",
  },
  ar: {
    label: "البريد الإلكتروني",
    placeholder: "عنوان البريد الإلكتروني",
    submitLabel: "اشتراك",
    busyLabel: "جارٍ الاشتراك...",
    hint: "رسالة واحدة كل شهر، باللغة المختارة.",
    error: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    status: "شكرًا لاشتراكك في نشرتنا البريدية!",
  },
};

interface Shown {
  busy?: boolean;
  invalid?: boolean;
  subscribed?: boolean;
  visibleLabel?: boolean;
  value?: string;
}

const submit = fn();

function Playground({ busy, invalid, subscribed, visibleLabel, value }: Shown) {
  const t = useStoryWords(words);
  return (
    <SignupField
      label={t.label}
      labelHidden={!visibleLabel}
      placeholder={t.placeholder}
      hint={t.hint}
      submitLabel={t.submitLabel}
      busyLabel={busy ? t.busyLabel : undefined}
      error={invalid ? t.error : undefined}
      status={subscribed ? t.status : undefined}
      value={value}
      onSubmit={submit}
    />
  );
}

const meta = {
  tags: ["edges"],
  component: SignupField,
  args: { label: "Email", submitLabel: "Subscribe", onSubmit: submit },
  beforeEach: () => submit.mockClear(),
  decorators: [inColumns(5)],
} satisfies Meta<typeof SignupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inBoth(words, ({ label, placeholder, hint, submitLabel }) => ({
  label,
  labelHidden: true,
  placeholder,
  hint,
  submitLabel,
}));

export const VisibleLabel: Story = { render: () => <Playground visibleLabel /> };

export const Focused: Story = {
  render: () => <Playground />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "huda@example.com");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const Sends: Story = {
  render: () => <Playground />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), " huda@example.com{Enter}");
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith("huda@example.com", expect.any(HTMLFormElement));
  },
};

export const Busy: Story = {
  render: () => <Playground busy value="huda@example.com" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  render: () => <Playground invalid value="huda@example" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const Subscribed: Story = { render: () => <Playground subscribed /> };
