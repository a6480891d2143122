import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Button } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const words = {
  en: {
    open: "What happens to my application?",
    title: "What happens to your application",
    description: "Two people who would work with you read it. You hear from us either way.",
    close: "Close",
    body: [
      "We keep the form and the file for 365 days, and delete both after that.",
      "Nobody outside the hiring team can open the file. It is never sent by email.",
      "You can ask us to delete both at any time; we confirm when it is done.",
    ],
    accept: "Understood",
    ask: "Ask for deletion",
  },
  ar: {
    open: "ماذا يحدث لطلب التوظيف؟",
    title: "ماذا يحدث لطلب التوظيف",
    description: "يقرؤه شخصان من الفريق الذي سيعمل معك، ونردّ في كل الأحوال.",
    close: "إغلاق",
    body: [
      "نحتفظ بالنموذج والملف 365 يومًا، ثم نحذفهما.",
      "لا يستطيع أحد خارج فريق التوظيف فتح الملف، ولا يُرسل بالبريد الإلكتروني أبدًا.",
      "يمكنك طلب حذفهما في أي وقت، ونؤكد لك إتمام الحذف.",
    ],
    accept: "فهمت ذلك",
    ask: "طلب الحذف",
  },
};
const useWords = () => words[useAgency().language as "en" | "ar"];

function Sample({ size, actions = true }: Pick<DialogProps, "size"> & { actions?: boolean }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Container before="page">
      <Button kind="outline" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t.title}
        description={t.description}
        closeLabel={t.close}
        size={size}
        actions={
          actions && (
            <>
              <Button size="small" onClick={close}>
                {t.accept}
              </Button>
              <Button size="small" kind="outline">
                {t.ask}
              </Button>
            </>
          )
        }
      >
        <Stack gap={4}>
          {t.body.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Stack>
      </Dialog>
    </Container>
  );
}

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  args: { open: false, onClose: () => {}, title: "", closeLabel: "", children: null },
  render: ({ size }) => <Sample size={size} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(canvas.getByRole("dialog")).toBeVisible();
};

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = globals.direction === "rtl" ? words.ar : words.en;
    const opener = canvas.getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = canvas.getByRole("dialog", { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.description);
    await expect(within(dialog).getByRole("button", { name: t.close })).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe("hidden");

    await userEvent.click(within(dialog).getByRole("button", { name: t.accept }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe("");

    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("dialog")).toBeVisible();
  },
};

export const Small: Story = { args: { size: "small" }, play: opened };
export const Full: Story = { args: { size: "full" }, play: opened };
