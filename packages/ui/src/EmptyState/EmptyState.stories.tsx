import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { ButtonLink } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { EmptyState } from "./EmptyState.tsx";

const words = {
  en: {
    title: "No results found",
    text: "Try another word, or take the filters away.",
    clear: "Clear filters",
  },
  ar: {
    title: "لم نعثر على نتائج",
    text: "قد تفيد كلمة أخرى أو مسح عوامل التصفية.",
    clear: "مسح عوامل التصفية",
  },
};

const meta = {
  title: "Sections/EmptyState",
  component: EmptyState,
  args: { title: "" },
  render: function Empty() {
    const t = words[useAgency().language as "en" | "ar"];
    return (
      <Container before="page">
        <EmptyState
          title={t.title}
          text={t.text}
          action={
            <ButtonLink href="#all" kind="outline">
              {t.clear}
            </ButtonLink>
          }
        />
      </Container>
    );
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
