import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Spinner } from "./Spinner.tsx";

const words = { en: "Loading...", ar: "جارٍ التحميل..." };

const meta = {
  title: "Primitives/Spinner",
  tags: ["edges"],
  component: Spinner,
  args: { label: words.en },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The point travels from start to end; with reduced motion it stands in the middle. */
export const Default: Story = {
  render: function Default() {
    return <Spinner label={words[useAgency().language as "en" | "ar"]} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals.direction === "rtl" ? words.ar : words.en,
    );
  },
};
