import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Note } from "./Note.tsx";

const words = {
  en: "This text is a template, to be reviewed by counsel. The registered details of the company will be added with that review.",
  ar: "هذا نص نموذجي يراجعه المستشار القانوني قبل اعتماده، وتُضاف إليه عند المراجعة بيانات تسجيل الشركة.",
};

const meta = {
  title: "Primitives/Note",
  component: Note,
  args: { children: words.en },
} satisfies Meta<typeof Note>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  render: function Playground() {
    return (
      <Container before="page">
        <Note>{words[useAgency().language as "en" | "ar"]}</Note>
      </Container>
    );
  },
};
