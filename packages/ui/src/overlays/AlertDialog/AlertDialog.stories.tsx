import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { AlertDialog, type AlertDialogProps } from "./AlertDialog.tsx";
import { lazyAlertDialog } from "./lazy.ts";

const words = {
  en: {
    open: "Publish the article",
    title: "Publish it now?",
    description: "Everybody on the list gets an email within the hour.",
    action: "Publish",
    cancel: "Not yet",
    leave: "Leave the form",
    question: "Leave without sending?",
    kept: "What you typed stays in this tab until you close it.",
    go: "Leave",
    stay: "Keep writing",
  },
  ar: {
    open: "نشر المقال",
    title: "هل تريد النشر الآن؟",
    description: "تصل رسالة إلى كل من في القائمة خلال ساعة.",
    action: "نشر",
    cancel: "ليس بعد",
    leave: "مغادرة النموذج",
    question: "هل تريد المغادرة دون إرسال؟",
    kept: "يبقى ما كتبته في علامة التبويب هذه إلى أن تُغلقها.",
    go: "مغادرة",
    stay: "متابعة الكتابة",
  },
};
const getWords = (globals: Record<string, unknown>) =>
  globals.direction === "rtl" ? words.ar : words.en;

const act = fn();

const meta = {
  tags: ["edges"],
  component: AlertDialog,
  beforeEach: async () => {
    await lazyAlertDialog.load();
  },
  decorators: [inPage],
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  ...localizeArgs(
    words,
    (t): AlertDialogProps => ({
      trigger: <Button variant="outline">{t.open}</Button>,
      title: t.title,
      description: t.description,
      actionLabel: t.action,
      cancelLabel: t.cancel,
      onAction: act,
    }),
  ),
  play: async ({ canvas, globals, args }) => {
    const t = getWords(globals);
    const triggerElement = canvas.getByRole("button", { name: t.open });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog", { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.description);
    const cancel = within(dialog).getByRole("button", { name: t.cancel });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: t.action })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(triggerElement).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(triggerElement).toHaveFocus());
    await expect(args.onAction).toHaveBeenCalledOnce();

    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog");
  },
};

export const Destructive: Story = {
  ...localizeArgs(
    words,
    (t): AlertDialogProps => ({
      trigger: <Button variant="outline">{t.leave}</Button>,
      title: t.question,
      description: t.kept,
      actionLabel: t.go,
      cancelLabel: t.stay,
      onAction: act,
      destructive: true,
    }),
  ),
  play: async ({ canvas, globals }) => {
    const t = getWords(globals);
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("alertdialog", { name: t.question });
    await waitFor(() => expect(within(dialog).getByRole("button", { name: t.stay })).toHaveFocus());
    await expect(within(dialog).getAllByRole("button")[0]).toHaveAccessibleName(t.stay);
  },
};
