import type { Meta, StoryObj } from "@storybook/react-vite";
import { inBoth, inPage } from "../../../../../.storybook/helpers.tsx";
import { LogoStrip } from "./LogoStrip.tsx";

const mark = (path: string) => (
  <svg viewBox="0 0 112 28" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
    <path d={path} />
  </svg>
);
const marks = [
  mark("M4 24 14 4l10 20M34 14h28M70 4v20h36"),
  mark("M14 14m-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0M34 24V4l18 20V4M62 4h46M85 4v20"),
  mark("M4 4h20L4 24h20M36 24 46 4l10 20M64 14h44"),
  mark("M4 24V4h20M4 14h14M34 4v20h20M66 4l12 20L90 4M100 4v20"),
];

const words = {
  en: {
    label: "Drawn for four companies that do not exist",
    names: ["Alder & Line", "Onyx Tide", "Zephyr Works", "Fathom Field"],
  },
  ar: {
    label: "علامات رُسمت لأربع شركات متخيَّلة",
    names: ["ألدر ولاين", "أونكس تايد", "زفير ووركس", "فاذوم فيلد"],
  },
};

const meta = {
  component: LogoStrip,
  ...inBoth(words, ({ label, names }) => ({
    label,
    items: names.map((name, index) => ({ name, mark: marks[index] })),
  })),
  decorators: [inPage],
} satisfies Meta<typeof LogoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Links: Story = {
  ...inBoth(words, ({ label, names }) => ({
    label,
    items: names.map((name, index) => ({ name, mark: marks[index], href: `#${index}` })),
  })),
};
