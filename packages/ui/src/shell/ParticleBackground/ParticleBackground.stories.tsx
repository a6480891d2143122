import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { MotionProvider } from "../../foundations/Motion/index.ts";
import { Stars } from "../Stars/index.ts";
import { ParticleBackground } from "./ParticleBackground.tsx";

const meta = {
  tags: ["edges"],
  component: ParticleBackground,
  parameters: { docsHeight: 420 },
  beforeEach: () => localStorage.setItem("motion", "paused"),
  decorators: [
    (Story) => (
      <MotionProvider>
        <Story />
      </MotionProvider>
    ),
  ],
} satisfies Meta<typeof ParticleBackground>;

export default meta;
type Story = StoryObj<typeof meta>;

const forcedColors = () => window.matchMedia("(forced-colors: active)").matches;

/** Not rendered in forced colors. */
const notShown = (canvasElement: HTMLElement) =>
  expect(canvasElement.querySelector("canvas")).not.toBeVisible();

/** An empty canvas is stable, too. */
async function drawn(canvasElement: HTMLElement) {
  const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  await waitFor(async () => {
    const drawing = canvasElement.querySelector("canvas");
    if (!copy || !drawing?.width) throw new Error("There is no canvas yet.");
    copy.canvas.width = drawing.width;
    copy.canvas.height = drawing.height;
    copy.drawImage(drawing, 0, 0);
    const { data } = copy.getImageData(0, 0, drawing.width, drawing.height);
    await expect(data.some(Boolean)).toBe(true);
  });
  return canvasElement.querySelector("canvas") as HTMLCanvasElement;
}

const isHandedOver = (canvas: HTMLCanvasElement) => {
  try {
    return !canvas.getContext("2d");
  } catch {
    return true;
  }
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    if (forcedColors()) return notShown(canvasElement);
    const drawing = await drawn(canvasElement);
    await expect(isHandedOver(drawing)).toBe(true);
    await expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(drawing).toHaveStyle({ pointerEvents: "none" });
    await expect(drawing.getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

/** Without `OffscreenCanvas`. */
export const MainThreadFallback: Story = {
  tags: ["interaction"],
  beforeEach: () => {
    const prototype = HTMLCanvasElement.prototype as { transferControlToOffscreen?: unknown };
    const original = prototype.transferControlToOffscreen;
    delete prototype.transferControlToOffscreen;
    return () => {
      prototype.transferControlToOffscreen = original;
    };
  },
  play: async ({ canvasElement }) => {
    if (forcedColors()) return notShown(canvasElement);
    await expect(isHandedOver(await drawn(canvasElement))).toBe(false);
  },
};

export const WithStars: Story = {
  tags: ["drawing", "!test", "!edges"],
  args: { count: 400 },
  render: (args) => (
    <>
      <Stars />
      <ParticleBackground {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};
