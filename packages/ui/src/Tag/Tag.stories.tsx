import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Inline } from "../Inline/index.ts";
import { Tag } from "./Tag.tsx";

const words = {
  en: { text: "Identity", link: "Arabic type", current: "Paid search", other: "الخليج" },
  ar: { text: "الهوية", link: "الخط العربي", current: "البحث المدفوع", other: "Gulf" },
};
const useWords = () => words[useAgency().language as "en" | "ar"];
const others = { en: { lang: "ar", dir: "rtl" }, ar: { lang: "en", dir: "ltr" } } as const;

const meta = {
  title: "Primitives/Tag",
  component: Tag,
  args: { children: "Identity" },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As text, as a link, as the one that holds now, a name that keeps its own direction, another language. */
export const Playground: Story = {
  render: function Playground() {
    const t = useWords();
    return (
      <Inline gap={3}>
        <Tag>{t.text}</Tag>
        <Tag href="#type">{t.link}</Tag>
        <Tag href="#search" current>
          {t.current}
        </Tag>
        <Tag dir="ltr">C++</Tag>
        <Tag {...others[useAgency().language as "en" | "ar"]}>{t.other}</Tag>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const [link, current] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute("aria-current", "true");
  },
};
