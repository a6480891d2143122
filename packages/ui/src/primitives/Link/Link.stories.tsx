import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Link, type LinkProps } from "./Link.tsx";

const words = {
  en: {
    before: "We publish what we learn: the newest ",
    link: "case studies",
    after: " show what a campaign cost and what it brought in.",
    links: ["Our Teams", "Careers", "Privacy Policy", "Terms & Conditions"],
    action: "See the work",
    long: "Read how a small workshop found its first customers abroad",
  },
  ar: {
    before: "ننشر ما نتعلّمه، وتعرض أحدث ",
    link: "دراسات الحالة",
    after: " تكلفة كل حملة وما حقّقته من عائد.",
    links: ["فرق عملنا", "الوظائف", "سياسة الخصوصية", "الشروط والأحكام"],
    action: "عرض الأعمال",
    long: "كيف وجدت ورشة صغيرة أول عملائها خارج البلاد",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Link,
  ...localizeArgs(words, (t): LinkProps => ({ href: "#case-studies", children: t.link })),
  decorators: [inPage],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: function InText(args) {
    const t = useWords();
    return (
      <Text size="lead" measure>
        {t.before}
        <Link {...args} />
        {t.after}
      </Text>
    );
  },
};

export const Plain: Story = {
  render: function Plain() {
    const t = useWords();
    return (
      <Stack gap={3} as="ul">
        {t.links.map((name) => (
          <Text as="li" key={name}>
            <Link variant="plain" href={`#${encodeURIComponent(name)}`}>
              {name}
            </Link>
          </Text>
        ))}
      </Stack>
    );
  },
};

export const WithLine: Story = {
  render: function WithLine() {
    const t = useWords();
    return (
      <Stack gap={4} as="ul">
        {[t.action, t.long].map((name) => (
          <li key={name}>
            <Link variant="line" href="#work">
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link");
    if (!first || !second) throw new Error("The story shows two links.");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first.lastElementChild?.getBoundingClientRect().width).toBe(64);
    await expect(second.lastElementChild?.getBoundingClientRect().width).toBe(44);
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
