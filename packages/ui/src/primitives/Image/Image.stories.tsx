import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { Image, type ImageProps } from "./Image.tsx";

const words = {
  en: "A network of fine lines with one short path through it",
  ar: "شبكة من الخطوط الدقيقة يعبرها أقصر مسار",
};

const getPicture =
  (ground: "auto" | "orange", more: Partial<ImageProps> = {}, mirror = false) =>
  (alt: string): ImageProps => ({
    ...more,
    // Args of the stories are merged.
    light: undefined,
    ...storyImage("network", ground, 1200, 800, alt),
    mirror,
  });

const meta = {
  component: Image,
  ...localizeArgs(words, getPicture("auto")),
  decorators: [inPage],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Themes: Story = {};
export const Ratio: Story = localizeArgs(words, getPicture("orange", { ratio: "16/5" }));
export const Mirrored: Story = localizeArgs(words, getPicture("auto", { ratio: "2/1" }, true));
