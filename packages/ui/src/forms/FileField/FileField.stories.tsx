import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import {
  getStoryMessages,
  inColumns,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { FileField, type FileFieldProps } from "./index.ts";

const words = {
  en: {
    label: "Resume",
    labels: {
      choose: "Choose file",
      replace: "Replace file",
      remove: "Remove file",
      drop: "Drop the file here, or",
    },
    optional: "Optional",
    description: "Supported formats: PDF, DOC, DOCX. Up to 5MB.",
    tooLarge: "File size should not exceed 5MB",
    uploading: "Uploading...",
    megabytes: "MB",
  },
  ar: {
    label: "السيرة الذاتية",
    labels: {
      choose: "اختيار ملف",
      replace: "استبدال الملف",
      remove: "إزالة الملف",
      drop: "إفلات الملف هنا، أو",
    },
    optional: "اختياري",
    description: (
      <>
        الصيغ المدعومة: <bdi>PDF</bdi> و<bdi>DOC</bdi> و<bdi>DOCX</bdi>، بحجم لا يتجاوز 5 ميغابايت.
      </>
    ),
    tooLarge: "يجب ألا يتجاوز حجم الملف 5 ميغابايت",
    uploading: "جارٍ رفع الملف...",
    megabytes: "ميغابايت",
  },
};

function file(name: string, megabytes: number) {
  const made = new File(["1"], name, { type: "application/pdf" });
  Object.defineProperty(made, "size", { value: megabytes * 1_000_000 });
  return made;
}
const chosen = file("portfolio-and-cv-final.pdf", 7.4);
const arabic = file(
  "السيرة الذاتية والأعمال المختارة مريم 2026 النسخة الأخيرة بعد المراجعة.docx",
  1.2,
);

const change = fn();

const getField = (t: (typeof words)["en" | "ar"]): FileFieldProps => ({
  label: t.label,
  labels: t.labels,
  description: t.description,
  formatSize: (bytes) => `${(bytes / 1_000_000).toFixed(1)} ${t.megabytes}`,
});
const getArgs = (t: (typeof words)["en" | "ar"]): FileFieldProps => ({
  ...getField(t),
  optionalLabel: t.optional,
  progressLabel: t.uploading,
  name: "resume",
  accept: ".pdf,.doc,.docx",
  onValueChange: change,
});

const meta = {
  tags: ["edges"],
  component: FileField,
  ...localizeArgs(words, getArgs),
  decorators: [inColumns(8)],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

function transfer(files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
}
const bubbling = { bubbles: true, cancelable: true };

/** `userEvent.upload` would redefine `files`. */
function choose(input: HTMLInputElement, file: File) {
  input.files = transfer([file]).files;
  input.dispatchEvent(new Event("change", bubbling));
}

function openPicker(input: HTMLInputElement) {
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  input.click();
}

function drag(type: "dragenter" | "drop", box: Element, ...files: File[]) {
  box.dispatchEvent(new DragEvent(type, { dataTransfer: transfer(files), ...bubbling }));
}

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const t = getStoryMessages(words);
    const input = canvas.getByLabelText<HTMLInputElement>(new RegExp(t.label));
    const box = input.parentElement as HTMLElement;

    choose(input, new File(["1"], "first.pdf"));
    await waitFor(() => expect(canvas.getByText("first")).toBeVisible());
    drag("drop", box, new File(["123"], "second.docx"), new File(["1"], "third.pdf"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: "second.docx" }),
    );
    await waitFor(() => expect(canvas.queryByText("first")).toBeNull());
    await expect(input.files?.[0]?.name).toBe("second.docx");
    await expect(input).toHaveAccessibleDescription(/second ?\.docx/);

    // Opening empties the input, so that the same file can be chosen again.
    openPicker(input);
    await expect(input.files).toHaveLength(0);
    input.dispatchEvent(new Event("cancel", bubbling));
    await expect(input.files?.[0]?.name).toBe("second.docx");
    openPicker(input);
    choose(input, new File(["1234"], "second.docx"));
    await waitFor(() => expect(input.files?.[0]?.size).toBe(4));

    // Must not replace the page.
    const beside = new DragEvent("drop", {
      dataTransfer: transfer([new File(["1"], "beside.pdf")]),
      ...bubbling,
    });
    document.body.dispatchEvent(beside);
    await expect(beside.defaultPrevented).toBe(true);
    await expect(input.files?.[0]?.name).toBe("second.docx");

    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveFocus();
  },
};

export const Invalid: Story = localizeArgs(words, (t) => ({
  ...getArgs(t),
  value: chosen,
  errorMessage: t.tooLarge,
}));

export const States: Story = {
  render: function States() {
    const t = useStoryMessages(words);
    const field = getField(t);
    return (
      <Stack gap={6}>
        <FileField {...field} optionalLabel={t.optional} />
        <FileField {...field} value={arabic} />
        <FileField {...field} value={chosen} progress={0.6} progressLabel={t.uploading} />
        <FileField {...field} errorMessage={t.tooLarge} />
      </Stack>
    );
  },
};

const files = [chosen, arabic, file("plan.pdf", 0.3)];

export const Multiple: Story = {
  render: function Multiple() {
    const t = useStoryMessages(words);
    const { label, description } = getField(t);
    return (
      <Stack gap={6}>
        <FileField label={label} description={description} optionalLabel multiple />
        <FileField label={label} multiple value={files} maxFiles={3} />
      </Stack>
    );
  },
};

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector("input")?.parentElement as HTMLElement;
    const before = box.className;
    drag("dragenter", box, new File(["1"], "cv.pdf"));
    await waitFor(() => expect(box.className).not.toBe(before));
  },
};

export const Disabled: Story = {
  render: function Disabled() {
    const field = getField(useStoryMessages(words));
    return (
      <Stack gap={6}>
        <FileField {...field} disabled />
        <FileField {...field} value={chosen} disabled />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const t = getStoryMessages(words);
    const remove = canvas.getByRole("button", { name: t.labels.remove });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
  },
};
