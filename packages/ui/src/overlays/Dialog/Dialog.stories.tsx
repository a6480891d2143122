import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { productColors } from "../../../../../.storybook/productColors.ts";
import { ProductTheme } from "../../foundations/ProductTheme/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";
import { lazyDialog } from "./lazy.ts";

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
    second: "How to ask",
    how: "Write to us from the address you applied with.",
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
    second: "كيفية تقديم الطلب",
    how: "يمكنك مراسلتنا من العنوان الذي استُخدم في التقديم.",
  },
};
const getWords = (globals: Record<string, unknown>) =>
  globals.direction === "rtl" ? words.ar : words.en;

function Sample(args: DialogProps) {
  const t = useStoryMessages(words);
  const [open, setOpen] = useState(false);
  return (
    <Container before="page">
      <Dialog
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button size="small" onClick={() => setOpen(false)}>
              {t.accept}
            </Button>
            <Dialog
              trigger={
                <Button size="small" variant="outline">
                  {t.ask}
                </Button>
              }
              size="small"
              title={t.second}
              closeLabel={t.close}
            >
              <Text>{t.how}</Text>
            </Dialog>
          </>
        }
        {...args}
      />
    </Container>
  );
}

const meta = {
  tags: ["edges"],
  component: Dialog,
  ...localizeArgs(
    words,
    (t): DialogProps => ({
      trigger: <Button variant="outline">{t.open}</Button>,
      title: t.title,
      description: t.description,
      closeLabel: t.close,
      children: (
        <Stack gap={4}>
          {t.body.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Stack>
      ),
    }),
  ),
  beforeEach: async () => {
    await lazyDialog.load();
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
};

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = getWords(globals);
    const triggerElement = canvas.getByRole("button", { name: t.open });
    await expect(triggerElement).toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.description);
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: t.close })).toHaveFocus(),
    );
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await expect(canvas.queryByRole("button", { name: t.open })).toBeNull();

    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole("button", { name: t.ask })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(triggerElement).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");

    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(triggerElement).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
  },
};

export const Small: Story = { args: { size: "small" }, play: opened };
export const Full: Story = { args: { size: "full" }, play: opened };

export const Nested: Story = {
  play: async (context) => {
    await opened(context);
    const t = getWords(context.globals);
    await userEvent.click(screen.getByRole("button", { name: t.ask }));
    const second = await screen.findByRole("dialog", { name: t.second });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: t.ask })).toHaveFocus());
    await expect(screen.getByRole("dialog", { name: t.title })).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: t.second });
  },
};

/** In a portal, with its trigger's theme. */
export const WithinTheme: Story = {
  args: { size: "small" },
  render: (args) => (
    <ProductTheme product="rendre" colors={productColors("rendre")}>
      <Sample {...args} />
    </ProductTheme>
  ),
  play: async (context) => {
    await opened(context);
    const accent = (element: Element) =>
      getComputedStyle(element).getPropertyValue("--agency-color-accent").trim();
    const dialog = screen.getByRole("dialog");
    await expect(accent(dialog)).not.toBe(accent(document.body));
    await expect(accent(dialog)).toBe(
      accent(context.canvas.getByText(getWords(context.globals).open)),
    );
  },
};
