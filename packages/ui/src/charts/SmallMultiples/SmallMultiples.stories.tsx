import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { SmallMultiples, type SmallMultiplesProps } from "./SmallMultiples.tsx";
import { parts, words } from "./storyPanels.ts";

const meta = {
  component: SmallMultiples,
  ...localizeArgs(
    words,
    (t): SmallMultiplesProps => ({
      label: t.label,
      table: {
        caption: t.caption,
        head: t.head,
        rows: parts.map((amounts, index) => [t.titles[index] ?? "", ...amounts.map(String)]),
      },
      headlines: [{ value: "−38%", label: t.headline }],
      description: t.description,
      items: parts.map((values, index) => ({
        title: t.titles[index],
        values,
        value: values[1],
        unit: t.units[index],
      })),
      quietCount: 1,
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof SmallMultiples>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveAccessibleName();
    await expect(canvas.getAllByRole("row")).toHaveLength(4);
  },
};
