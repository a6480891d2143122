import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Inline } from "../../primitives/Inline/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { AgencyProvider, type LinkComponentProps, useAgency } from "./AgencyProvider.tsx";

const words = {
  en: {
    language: "Language: English",
    direction: { ltr: "Direction: left to right", rtl: "Direction: right to left" },
    link: "See the work",
    routed: "This link is rendered by the site's router",
  },
  ar: {
    language: "اللغة: العربية",
    direction: { ltr: "الاتجاه: من اليسار إلى اليمين", rtl: "الاتجاه: من اليمين إلى اليسار" },
    link: "عرض الأعمال",
    routed: "يعرض موجّه الموقع هذا الرابط",
  },
};

function Page() {
  const { language, direction } = useAgency();
  const t = language.startsWith("ar") ? words.ar : words.en;
  return (
    <Stack gap={5}>
      <Text size="d3">{t.language}</Text>
      <AccentLine size="medium" />
      <Text size="d3">{t.direction[direction]}</Text>
      <Inline>
        <Link variant="line" href="#work">
          {t.link}
        </Link>
      </Inline>
    </Stack>
  );
}

const meta = {
  component: AgencyProvider,
  args: { language: "en", children: null },
  decorators: [inPage],
} satisfies Meta<typeof AgencyProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LanguageAndDirection: Story = {
  args: { children: <Page /> },
  parameters: { arabic: () => ({ language: "ar" }) },
  play: async ({ globals }) => {
    const { lang, dir } = document.documentElement;
    await expect(dir).toBe(globals.direction);
    await expect(lang).toBe(globals.direction === "rtl" ? "ar" : "en");
  },
};

const RouterLink = ({ href, ...rest }: LinkComponentProps) => (
  <a href={`#/router${href}`} {...rest} />
);

export const LinkComponent: Story = {
  render: function LinkComponent() {
    const { language, direction } = useAgency();
    return (
      <AgencyProvider language={language} direction={direction} linkComponent={RouterLink}>
        <Link variant="line" href="/work">
          {useStoryMessages(words).routed}
        </Link>
      </AgencyProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#/router/work");
  },
};
