import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { storyImage } from "../../../../../.storybook/images.ts";
import { Container } from "../Container/index.ts";
import { Grid, GridItem } from "../Grid/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

const words = {
  en: {
    drawn: (name: string) => `Drawn portrait of ${name}`,
    photo: (name: string) => `${name} in the studio`,
    people: ["Huda", "Omar", "Layla", "Tomas", "Mariam", "Idris", "Noor", "Ines"],
    fullNames: ["Huda Rahman", "Omar Saleh", "Tomas Novak"],
  },
  ar: {
    drawn: (name: string) => `صورة مرسومة: ${name}`,
    photo: (name: string) => `${name} في الاستوديو`,
    people: ["هدى", "عمر", "ليلى", "توماس", "مريم", "إدريس", "نور", "إيناس"],
    fullNames: ["هدى الرحمن", "عمر صالح", "توماس نوفاك"],
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Avatar,
  ...localizeArgs(
    words,
    (t): AvatarProps => ({
      name: t.people[0] as string,
      alt: t.photo(t.people[0] as string),
      src: storyImage("network", "orange", 400, 400).src,
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

export const Initials: Story = {
  render: function Initials() {
    const t = useWords();
    return (
      <Inline gap={5}>
        {t.fullNames.map((name) => (
          <Inline key={name} gap={3}>
            <Avatar name={name} alt="" size="small" />
            <Text size="sm">{name}</Text>
          </Inline>
        ))}
        {(["theme", "inverse", "accent"] as const).map((ground) => (
          <Avatar key={ground} name={t.fullNames[0] as string} size="medium" ground={ground} />
        ))}
      </Inline>
    );
  },
};

export const Gallery: Story = {
  tags: ["drawing", "!test"],
  render: function Team() {
    const t = useWords();
    return (
      <Grid>
        {t.people.map((name, index) => (
          <GridItem key={name} span={3}>
            <div style={{ paddingBlockEnd: 36 }}>
              <Avatar name={name} seed={words.en.people[index]} alt={t.drawn(name)} />
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
            <Avatar name={name} seed={words.en.people[index]} alt="" size="small" />
            <Text size="sm">{name}</Text>
          </Inline>
        ))}
        {(["theme", "inverse", "accent"] as const).map((ground) => (
          <Avatar key={ground} name="Layla" seed="Layla" alt="" size="medium" ground={ground} />
        ))}
      </Inline>
    );
  },
};
