import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

const words = {
  en: {
    message: "Message",
    placeholder: "What is the idea, and where should it arrive?",
    letter: "Cover letter",
    text: "I have drawn Arabic for eleven years, most of it for people who read it on a moving bus. Before that I set timetables, where a wrong numeral costs somebody their train, and I have kept the habit of checking every figure twice.",
    description: "Tell us about one project you are proud of.",
    missing: "This field is required",
    optional: "Optional",
    left: (count: number) =>
      count < 0 ? `${-count} characters too many` : `${count} characters left`,
  },
  ar: {
    message: "الرسالة",
    placeholder: "ما الفكرة، وإلى أين يجب أن تصل؟",
    letter: "خطاب التقديم",
    text: "أرسم الحروف العربية منذ أحد عشر عامًا، ومعظمها لأناس يقرؤونها في حافلة متحركة. قبل ذلك كنت أُعدّ جداول المواعيد، حيث يكلّف رقم خاطئ أحدهم قطاره، ومنذ ذلك الحين أراجع كل رقم مرتين.",
    description: "نبذة عن مشروع واحد هو الأقرب إليك.",
    missing: "هذا الحقل مطلوب",
    optional: "اختياري",
    left: (count: number) =>
      count < 0 ? `الأحرف الزائدة: ${-count}` : `الأحرف المتبقية: ${count}`,
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: TextArea,
  ...localizeArgs(
    words,
    (t): TextAreaProps => ({
      label: t.message,
      name: "message",
      placeholder: t.placeholder,
    }),
  ),
  decorators: [inColumns(7)],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    const before = area.clientHeight;
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard("1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6");
    await expect(area).toHaveValue("1\n2\n3\n4\n5\n6");
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(before);
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    const limit = (characters: number) => ({ characters, counter: t.left });
    return (
      <Stack gap={6}>
        <TextArea label={t.letter} optionalLabel={t.optional} defaultValue={t.text} rows={2} />
        <TextArea label={t.letter} description={t.description} rows={2} limit={limit(400)} />
        <TextArea label={t.letter} defaultValue={t.text} rows={2} limit={limit(100)} />
        <TextArea label={t.letter} errorMessage={t.missing} rows={2} limit={limit(400)} />
      </Stack>
    );
  },
};

export const Disabled: Story = {
  render: function Disabled() {
    const t = useWords();
    return <TextArea label={t.letter} defaultValue={t.text} rows={2} disabled />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};
