import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inColumns, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { SignupField, type SignupFieldProps } from "./SignupField.tsx";

const words = {
  en: {
    label: "Email",
    placeholder: "Your email address",
    submitLabel: "Subscribe",
    busyLabel: "Subscribing...",
    description: "One letter a month, in the language you choose.",
    error: "Please enter a valid email address",
    status: "Thank you for subscribing to our newsletter!",
  },
  ar: {
    label: "البريد الإلكتروني",
    placeholder: "عنوان البريد الإلكتروني",
    submitLabel: "اشتراك",
    busyLabel: "جارٍ الاشتراك...",
    description: "رسالة واحدة كل شهر، باللغة المختارة.",
    error: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    status: "شكرًا لاشتراكك في نشرتنا البريدية!",
  },
};

const submit = fn();

const getArgs = (t: typeof words.en): SignupFieldProps => ({
  label: t.label,
  placeholder: t.placeholder,
  description: t.description,
  submitLabel: t.submitLabel,
  onSubmit: submit,
});

const meta = {
  tags: ["edges"],
  component: SignupField,
  ...localizeArgs(words, getArgs),
  beforeEach: () => submit.mockClear(),
  decorators: [inColumns(5)],
} satisfies Meta<typeof SignupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "huda@example.com");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const Submit: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), " huda@example.com{Enter}");
    await expect(submit).toHaveBeenCalledOnce();
    await expect(submit).toHaveBeenCalledWith("huda@example.com", expect.any(HTMLFormElement));
  },
};

export const Busy: Story = {
  ...localizeArgs(words, (t) => ({
    ...getArgs(t),
    busyLabel: t.busyLabel,
    value: "huda@example.com",
  })),
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
  ...localizeArgs(words, (t) => ({ ...getArgs(t), errorMessage: t.error, value: "huda@example" })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const Subscribed: Story = localizeArgs(words, (t) => ({ ...getArgs(t), status: t.status }));
