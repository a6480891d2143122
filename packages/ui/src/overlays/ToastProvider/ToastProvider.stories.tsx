import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  getStoryMessages,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Inline } from "../../primitives/Inline/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { lazyDialog } from "../Dialog/lazy.ts";
import { lazyToasts } from "./lazy.ts";
import { ToastProvider, type ToastProviderProps, useToast } from "./ToastProvider.tsx";

const words = {
  en: {
    success: "Thank you for subscribing to our newsletter!",
    error: "Sorry, there was an error. Please try again.",
    subscribe: "Subscribe",
    retry: "Try again",
    info: "A newer version of this page is there.",
    update: "Show what is new",
    reload: "Load it",
    alt: "Load the page anew to see it.",
    labels: {
      region: "Notifications",
      close: "Close",
      success: "Success:",
      error: "Error:",
      info: "Note:",
    },
  },
  ar: {
    success: "شكرًا لاشتراكك في نشرتنا البريدية!",
    error: "عذرًا، حدث خطأ. يُرجى المحاولة مرة أخرى.",
    subscribe: "اشتراك",
    retry: "إعادة المحاولة",
    info: "تتوفر نسخة أحدث من هذه الصفحة.",
    update: "عرض الجديد",
    reload: "تحميل النسخة",
    alt: "تظهر عند إعادة تحميل الصفحة.",
    labels: {
      region: "الإشعارات",
      close: "إغلاق",
      success: "نجاح:",
      error: "خطأ:",
      info: "تنبيه:",
    },
  },
};
const reload = fn();
const useWords = () => useStoryMessages(words);

function Buttons() {
  const t = useWords();
  const { toast } = useToast();
  return (
    <Container paddingBlockStart="page">
      <Inline>
        <Button onClick={() => toast({ title: t.success })}>{t.subscribe}</Button>
        <Button variant="outline" onClick={() => toast({ title: t.error, tone: "error" })}>
          {t.retry}
        </Button>
        <Button
          variant="text"
          onClick={() =>
            toast({
              title: t.info,
              tone: "info",
              duration: Number.POSITIVE_INFINITY,
              actionLabel: t.reload,
              actionAltText: t.alt,
              onAction: reload,
            })
          }
        >
          {t.update}
        </Button>
      </Inline>
    </Container>
  );
}

const meta = {
  tags: ["edges"],
  component: ToastProvider,
  ...localizeArgs(words, (t): ToastProviderProps => ({ labels: t.labels, children: <Buttons /> })),
  beforeEach: async () => {
    await Promise.all([lazyToasts.load(), lazyDialog.load()]);
    reload.mockClear();
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hovering pauses the toast. */
async function show(canvasElement: HTMLElement, button: number) {
  const canvas = within(canvasElement);
  const buttons = canvas.getAllByRole("button");
  await userEvent.click(buttons[button] as HTMLElement);
  const toast = await canvas.findByRole("listitem");
  await userEvent.hover(toast);
  await waitFor(() => expect(toast).toHaveAttribute("data-paused"));
  return toast;
}

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 0);
  },
};

export const ErrorTone: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 1);
  },
};

export const Info: Story = {
  play: async ({ canvasElement, canvas }) => {
    const t = getStoryMessages(words);
    const toast = await show(canvasElement, 2);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      `${t.labels.info} ${t.info} ${t.alt}`,
    );
    await userEvent.click(within(toast).getByRole("button", { name: t.reload }));
    await expect(reload).toHaveBeenCalledOnce();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await show(canvasElement, 2);
  },
};

export const Queue: Story = {
  tags: ["interaction"],
  play: async ({ canvasElement, canvas }) => {
    const t = getStoryMessages(words);
    const first = await show(canvasElement, 0);
    await userEvent.click(canvas.getByRole("button", { name: t.retry }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    await userEvent.click(within(first).getByRole("button", { name: t.labels.close }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const next = canvas.getByRole("listitem");
    await expect(next).toHaveTextContent(t.error);
    await userEvent.hover(next);
    await waitFor(() => expect(next).toHaveAttribute("data-paused"));
  },
};

export const Closes: Story = {
  tags: ["interaction"],
  play: async ({ canvasElement }) => {
    const toast = await show(canvasElement, 0);
    await userEvent.click(within(toast).getByRole("button"));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

/** Distance in px. Negative is towards the start. */
async function push(toast: HTMLElement, distance: number) {
  const { x, y, width, height } = toast.getBoundingClientRect();
  const way = document.documentElement.dir === "rtl" ? -distance : distance;
  const at = (part: number) => ({
    clientX: x + width / 2 + way * part,
    clientY: y + height / 2,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  });
  await fireEvent.pointerDown(toast, at(0));
  for (const part of [0.2, 0.6, 1]) await fireEvent.pointerMove(toast, at(part));
  return () => fireEvent.pointerUp(toast, at(1));
}

export const Swipe: Story = {
  tags: ["interaction"],
  play: async ({ canvasElement }) => {
    const toast = await show(canvasElement, 0);
    const { x } = toast.getBoundingClientRect();
    await (await push(toast, -80))();
    await expect(toast.getBoundingClientRect().x).toBe(x);
    const letGo = await push(toast, 40);
    const rtl = document.documentElement.dir === "rtl";
    await expect(toast.getBoundingClientRect().x - x).toBeCloseTo(rtl ? -40 : 40, 0);
    await letGo();
    await expect(toast).toBeInTheDocument();
    await waitFor(() => expect(toast.getBoundingClientRect().x).toBe(x));
    await (await push(toast, 60))();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvasElement }) => {
    const { labels, reload: again } = getStoryMessages(words);
    const toast = await show(canvasElement, 2);
    const before = document.activeElement;
    await userEvent.keyboard("[F8]");
    await expect(toast.parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole("button", { name: again })).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole("button", { name: labels.close })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(before).toHaveFocus();
  },
};

export const InDialog: Story = {
  render: function OverDialog() {
    const t = useWords();
    return (
      <ToastProvider labels={t.labels}>
        <Dialog
          trigger={<Button>{t.subscribe}</Button>}
          title={t.subscribe}
          closeLabel={t.labels.close}
        >
          <Buttons />
        </Dialog>
      </ToastProvider>
    );
  },
  play: async ({ canvas }) => {
    const t = getStoryMessages(words);
    await userEvent.click(canvas.getByRole("button", { name: t.subscribe }));
    const dialog = await screen.findByRole("dialog");
    const region = await within(dialog).findByRole("status");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(within(dialog).getByRole("button", { name: t.retry }));
    const toast = await within(dialog).findByRole("listitem");
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toHaveAttribute("data-paused"));
    await expect(region).toHaveTextContent(t.error);
    const { x, y, width, height } = toast.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(toast).toContainElement(hit as HTMLElement);
    await expect(Math.round(y)).toBe(32);

    await userEvent.keyboard("[F8]{Tab}");
    await expect(toast).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(within(dialog).getByRole("button", { name: t.retry })).toHaveFocus();
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.click(within(dialog).getByRole("button", { name: t.subscribe }));
    await userEvent.hover(await within(dialog).findByRole("listitem"));
  },
};

/** Clicks in a toast keep the dialog open. Later, toasts return to the page. */
export const AfterDialogCloses: Story = {
  ...InDialog,
  play: async (context) => {
    await InDialog.play?.(context);
    const { canvas } = context;
    const t = getStoryMessages(words);
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByText(t.success, { selector: "li *" }));
    await expect(dialog).toHaveAttribute("data-state", "open");
    const [close] = within(dialog).getAllByRole("button", { name: t.labels.close });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const toast = await canvas.findByRole("listitem");
    await expect(toast).toHaveTextContent(t.success);
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toHaveAttribute("data-paused"));
  },
};
