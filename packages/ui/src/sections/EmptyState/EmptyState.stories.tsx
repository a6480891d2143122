import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";

const words = {
  en: {
    title: "No results found",
    description: "Try another word, or take the filters away.",
    clear: "Clear filters",
  },
  ar: {
    title: "لم نعثر على نتائج",
    description: "قد تفيد كلمة أخرى أو مسح عوامل التصفية.",
    clear: "مسح عوامل التصفية",
  },
};

const meta = {
  component: EmptyState,
  ...localizeArgs(
    words,
    (t): EmptyStateProps => ({
      title: t.title,
      description: t.description,
      actions: (
        <ButtonLink href="#all" variant="outline">
          {t.clear}
        </ButtonLink>
      ),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof EmptyState>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
