import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { MetaLine } from "./MetaLine.tsx";

const words = {
  en: ["Marsa Lines", "Branding, product", "Abu Dhabi, 2025"],
  ar: [<bdi key="client">Marsa Lines</bdi>, "علامة تجارية ومنتج", "أبوظبي، 2025"],
};

const meta = {
  title: "Primitives/MetaLine",
  component: MetaLine,
  args: { items: words.en },
  render: function Render() {
    return (
      <Container before="page">
        <MetaLine items={words[useAgency().language as "en" | "ar"]} />
      </Container>
    );
  },
} satisfies Meta<typeof MetaLine>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
