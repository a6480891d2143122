import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { MetaLine, type MetaLineProps } from "./MetaLine.tsx";

const words = {
  en: ["Marsa Lines", "Branding, product", "Abu Dhabi, 2025"],
  ar: [<bdi key="client">Marsa Lines</bdi>, "علامة تجارية ومنتج", "أبوظبي، 2025"],
};

const meta = {
  component: MetaLine,
  ...localizeArgs(words, (items): MetaLineProps => ({ items })),
  decorators: [inPage],
} satisfies Meta<typeof MetaLine>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
