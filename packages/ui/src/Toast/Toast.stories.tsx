import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Button } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { Inline } from "../Inline/index.ts";
import { ToastProvider, useToast } from "./Toast.tsx";

const words = {
  en: {
    success: "Thank you for subscribing to our newsletter!",
    error: "Sorry, there was an error. Please try again.",
    subscribe: "Subscribe",
    retry: "Try again",
    labels: { region: "Notifications", close: "Close", success: "Success", error: "Error" },
  },
  ar: {
    success: "شكرًا لاشتراكك في نشرتنا البريدية!",
    error: "عذرًا، حدث خطأ. يُرجى المحاولة مرة أخرى.",
    subscribe: "اشتراك",
    retry: "إعادة المحاولة",
    labels: { region: "الإشعارات", close: "إغلاق", success: "نجاح", error: "خطأ" },
  },
};
const useWords = () => words[useAgency().language as "en" | "ar"];

function Buttons() {
  const t = useWords();
  const { showToast } = useToast();
  return (
    <Container before="page">
      <Inline>
        <Button onClick={() => showToast({ message: t.success })}>{t.subscribe}</Button>
        <Button kind="outline" onClick={() => showToast({ message: t.error, type: "error" })}>
          {t.retry}
        </Button>
      </Inline>
    </Container>
  );
}

const meta = {
  title: "Shell/Toast",
  tags: ["edges"],
  component: ToastProvider,
  args: { labels: words.en.labels, children: null },
  beforeEach: async () => {
    await import("./ToastViewport.tsx");
  },
  render: function Playground() {
    return (
      <ToastProvider labels={useWords().labels}>
        <Buttons />
      </ToastProvider>
    );
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses a button of the story and holds the pointer over the toast, which stops its time. */
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

export const Failure: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 1);
  },
};

export const Replaces: Story = {
  play: async ({ canvasElement }) => {
    const first = await show(canvasElement, 0);
    await show(canvasElement, 1);
    await expect(first).not.toBeInTheDocument();
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(1);
  },
};

export const Closes: Story = {
  play: async ({ canvasElement }) => {
    const toast = await show(canvasElement, 0);
    await userEvent.click(within(toast).getByRole("button"));
    await expect(toast).not.toBeInTheDocument();
  },
};

/** Pushes a toast by so many px towards its end side; a negative number is the start side. */
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

/** Towards the start side it does not follow; a short push comes back; a long one closes it. */
export const Swipes: Story = {
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
    await expect(toast).not.toBeInTheDocument();
  },
};

/** F8 goes to it, Tab to its button, Escape closes it, and focus is back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const toast = await show(canvasElement, 0);
    const before = document.activeElement;
    await userEvent.keyboard("{F8}");
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(toast).not.toBeInTheDocument();
    await expect(before).toHaveFocus();
  },
};

/** Over a modal dialog it stands and speaks inside of it: everything else is inert. */
export const OverDialog: Story = {
  render: function OverDialog() {
    const t = useWords();
    const [open, setOpen] = useState(false);
    return (
      <ToastProvider labels={t.labels}>
        <Button onClick={() => setOpen(true)}>{t.subscribe}</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t.subscribe}
          closeLabel={t.labels.close}
        >
          <Buttons />
        </Dialog>
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = words[globals.direction === "rtl" ? "ar" : "en"];
    await userEvent.click(canvas.getByRole("button", { name: t.subscribe }));
    const dialog = canvas.getByRole("dialog");
    const region = await waitFor(() => within(dialog).getByRole("status"));
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(within(dialog).getByRole("button", { name: t.retry }));
    const toast = await within(dialog).findByRole("listitem");
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toHaveAttribute("data-paused"));
    await expect(region).toHaveTextContent(t.error);
    const { x, y, width, height } = toast.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(toast).toContainElement(hit as HTMLElement);

    await userEvent.keyboard("{F8}");
    await expect(toast).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(toast).not.toBeInTheDocument();
    await expect(dialog).toHaveProperty("open", true);
    await userEvent.click(within(dialog).getByRole("button", { name: t.subscribe }));
    await userEvent.hover(await within(dialog).findByRole("listitem"));
  },
};

/** A dialog that closes leaves the toasts to the page. */
export const AfterDialog: Story = {
  ...OverDialog,
  play: async (context) => {
    await OverDialog.play?.(context);
    const { canvas, globals } = context;
    const t = words[globals.direction === "rtl" ? "ar" : "en"];
    const [close] = within(canvas.getByRole("dialog")).getAllByRole("button", {
      name: t.labels.close,
    });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const toast = canvas.getByRole("listitem");
    await expect(toast).toHaveTextContent(t.success);
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toHaveAttribute("data-paused"));
  },
};
