import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../Container/index.ts";
import { Grid, GridItem } from "../Grid/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

const words = {
  en: {
    drawn: (name: string) => `Drawn portrait of ${name}`,
    people: ["Huda", "Omar", "Layla", "Tomas", "Mariam", "Idris", "Noor", "Ines"],
  },
  ar: {
    drawn: (name: string) => `صورة مرسومة: ${name}`,
    people: ["هدى", "عمر", "ليلى", "توماس", "مريم", "إدريس", "نور", "إيناس"],
  },
};
const looks: Pick<AvatarProps, "hair" | "ground">[] = [
  { hair: "headscarf", ground: "theme" },
  { hair: "beard", ground: "inverse" },
  { hair: "long", ground: "theme" },
  { hair: "short", ground: "accent" },
  { hair: "curls", ground: "inverse" },
  { hair: "ghutra", ground: "theme" },
  { hair: "headscarf", ground: "accent" },
  { hair: "bun", ground: "theme" },
];
const useWords = () => useStoryMessages(words);

const meta = {
  component: Avatar,
  ...localizeArgs(
    words,
    (t): AvatarProps => ({
      seed: "Huda",
      alt: t.drawn(t.people[0] as string),
      hair: "headscarf",
      size: "medium",
    }),
  ),
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 56 }}>
        <Container paddingBlockStart="page">
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  tags: ["drawing", "!test"],
  render: function Team() {
    const t = useWords();
    return (
      <Grid>
        {t.people.map((name, index) => (
          <GridItem key={name} span={3}>
            <div style={{ paddingBlockEnd: 36 }}>
              <Avatar
                seed={words.en.people[index] as string}
                alt={t.drawn(name)}
                {...looks[index]}
              />
              <div style={{ paddingBlockStart: 12 }}>
                <Text size="h4">{name}</Text>
              </div>
            </div>
          </GridItem>
        ))}
      </Grid>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = globals.direction === "rtl" ? words.ar : words.en;
    await expect(canvas.getByRole("img", { name: t.drawn(t.people[0] as string) })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: function Sizes() {
    const t = useWords();
    return (
      <Inline gap={5}>
        {t.people.slice(0, 3).map((name, index) => (
          <Inline key={name} gap={3}>
            <Avatar seed={words.en.people[index] as string} alt="" size="small" />
            <Text size="sm">{name}</Text>
          </Inline>
        ))}
        {(["theme", "inverse", "accent"] as const).map((ground) => (
          <Avatar key={ground} seed="Layla" alt="" size="medium" ground={ground} />
        ))}
      </Inline>
    );
  },
};
