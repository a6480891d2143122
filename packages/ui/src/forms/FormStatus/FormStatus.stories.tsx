import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { FormStatus, type FormStatusProps } from "./FormStatus.tsx";

const words = {
  en: {
    sent: "Application submitted successfully!",
    next: "We read every application and reply within ten working days.",
    reference: "Your reference number",
    others: "See other positions",
    failed: "Error submitting application. Please try again.",
    kept: "Everything you have written is still here.",
    closing: "This position closes in two days",
  },
  ar: {
    sent: "تم تقديم طلبك بنجاح!",
    next: "نقرأ كل طلب، ونردّ عليك خلال عشرة أيام عمل.",
    reference: "الرقم المرجعي لطلبك",
    others: "عرض الوظائف الأخرى",
    failed: "تعذّر تقديم الطلب. يُرجى المحاولة مرة أخرى.",
    kept: "كل ما كُتب في النموذج لا يزال محفوظًا هنا.",
    closing: "يُغلق باب التقديم لهذه الوظيفة خلال يومين",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: FormStatus,
  decorators: [inColumns(8, 5)],
} satisfies Meta<typeof FormStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the form. */
export const Success: Story = {
  ...localizeArgs(
    words,
    (t): FormStatusProps => ({
      tone: "success",
      title: t.sent,
      level: 2,
      reference: { label: t.reference, value: "APP-2041" },
      actions: <Button variant="outline">{t.others}</Button>,
      children: t.next,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/APP-2041/);
  },
};

export const States: Story = {
  render: function States() {
    const t = useWords();
    return (
      <Stack gap={6}>
        <FormStatus tone="error" title={t.failed}>
          <p>{t.kept}</p>
        </FormStatus>
        <FormStatus title={t.closing} />
      </Stack>
    );
  },
};
