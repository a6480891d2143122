import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Link } from "../../primitives/Link/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Checkbox, type CheckboxProps } from "./Checkbox.tsx";

const words = {
  en: {
    agree: (
      <>
        I have read the <Link href="#privacy">Privacy Policy</Link> and agree that my application is
        kept for 365 days.
      </>
    ),
    letters: "Send me the newsletter as well",
    description: "One letter a month; every letter has a link to unsubscribe.",
    missing: "This field is required",
  },
  ar: {
    agree: (
      <>
        قرأت <Link href="#privacy">سياسة الخصوصية</Link> وأوافق على الاحتفاظ بطلبي مدة 365 يومًا.
      </>
    ),
    letters: "أرغب في تلقّي النشرة البريدية أيضًا",
    description: "رسالة واحدة كل شهر، وفي كل رسالة رابط لإلغاء الاشتراك.",
    missing: "هذا الحقل مطلوب",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: Checkbox,
  ...localizeArgs(words, (t): CheckboxProps => ({ label: t.agree, name: "consent" })),
  decorators: [inColumns(5)],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole("link"));
    await expect(box).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(box).toHaveFocus();
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    return (
      <Stack gap={4}>
        <Checkbox label={t.letters} />
        <Checkbox label={t.letters} description={t.description} defaultChecked />
        <Checkbox label={t.agree} errorMessage={t.missing} />
        <Checkbox label={t.letters} disabled />
      </Stack>
    );
  },
};
