import type { Guidance } from "../../../../.storybook/guidance.ts";
import { Artwork } from "../../src/primitives/Artwork/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Grid, GridItem } from "../../src/primitives/Grid/index.ts";
import { Heading } from "../../src/primitives/Heading/index.ts";
import { SearchIcon } from "../../src/primitives/Icons/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Link } from "../../src/primitives/Link/index.ts";
import { SkeletonCover, SkeletonText } from "../../src/primitives/Skeleton/index.ts";
import { Spinner } from "../../src/primitives/Spinner/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { TagList } from "../../src/primitives/TagList/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { VisuallyHidden } from "../../src/primitives/VisuallyHidden/index.ts";

const paragraph =
  "We plan, design, build and promote digital products, and we answer for how they perform. One team carries the work from the first sketch to the first thousand customers.";

export const primitives: Guidance = {
  Button: [
    {
      do: {
        example: (
          <Inline gap={4}>
            <Button>Send message</Button>
            <Button variant="text">Cancel</Button>
          </Inline>
        ),
        why: "One filled button in a place. What matters less is drawn as less.",
      },
      dont: {
        example: (
          <Inline gap={4}>
            <Button>Send message</Button>
            <Button>Cancel</Button>
          </Inline>
        ),
        why: "Two filled buttons ask for the same attention, and nobody sees which is meant.",
      },
    },
    {
      do: {
        example: <Button>Delete draft</Button>,
        why: "The label says what will happen, with a verb.",
      },
      dont: {
        example: <Button>OK</Button>,
        why: "“OK” means nothing to someone who hears the button alone.",
      },
    },
  ],
  Link: [
    {
      do: {
        example: (
          <Text>
            Read <Link href="#cost">what the first campaign cost</Link> before you plan yours.
          </Text>
        ),
        why: "The words of the link say where it leads, also when they are read without the rest.",
      },
      dont: {
        example: (
          <Text>
            To read what the first campaign cost, <Link href="#cost">click here</Link>.
          </Text>
        ),
        why: "A list of links in a screen reader then says “click here” ten times.",
      },
    },
    {
      do: {
        example: (
          <Link variant="line" href="#work">
            See the work
          </Link>
        ),
        why: "A way to another page is a link, and opens in a new tab when somebody wants that.",
      },
      dont: {
        example: <Button variant="text">See the work</Button>,
        why: "A button that changes the address can be neither copied nor opened elsewhere.",
      },
    },
  ],
  Text: [
    {
      do: {
        example: (
          <Text size="sm" measure>
            {paragraph}
          </Text>
        ),
        why: "With `measure` the lines keep a length that the eye finds its way back from.",
      },
      dont: {
        example: <Text size="sm">{paragraph}</Text>,
        why: "Lines as long as the page let the eye land on the wrong one.",
      },
      scale: 0.5,
    },
    {
      do: {
        example: (
          <Stack gap={2}>
            <Text>Dubai, full time</Text>
            <Text size="sm" tone="secondary">
              Apply by 15 December
            </Text>
          </Stack>
        ),
        why: "Tones rank what is said: `primary` first, `secondary` and `tertiary` after it.",
      },
      dont: {
        example: (
          <Stack gap={2}>
            <Text tone="accent">Dubai, full time</Text>
            <Text size="sm" tone="accent">
              Apply by 15 December
            </Text>
          </Stack>
        ),
        why: "Where everything has the accent, nothing has it.",
      },
    },
  ],
  Heading: [
    {
      do: {
        example: (
          <Stack gap={3}>
            <Heading level={2} size="d3">
              Services
            </Heading>
            <Heading level={3} size="h4">
              Branding
            </Heading>
          </Stack>
        ),
        why: "The level follows the outline of the page; the size is chosen apart.",
      },
      dont: {
        example: (
          <Stack gap={3}>
            <Heading level={2} size="d3">
              Services
            </Heading>
            <Heading level={5}>Branding</Heading>
          </Stack>
        ),
        why: "A level skipped to get a smaller size leaves a hole in the outline.",
      },
    },
  ],
  TagList: [
    {
      do: {
        example: (
          <TagList
            aria-label="Tags"
            items={["Identity", "Arabic type", "Forms"].map((label) => ({ label }))}
          />
        ),
        why: "One or two words each, of one kind: all topics, or all skills.",
      },
      dont: {
        example: (
          <TagList
            aria-label="Tags"
            items={["Identity", "A project that took eighteen weeks", "Dubai", "New!"].map(
              (label) => ({ label }),
            )}
          />
        ),
        why: "Sentences, places and news in one list. Facts are `DescriptionList`, sentences are text.",
      },
    },
  ],
  Artwork: [
    {
      do: {
        example: <Artwork kind="contour" seed={31} ratio="16/9" />,
        why: "One drawing to a section. It carries the idea and holds no words.",
      },
      dont: {
        example: (
          <Grid>
            {(["contour", "chord", "network"] as const).map((kind) => (
              <GridItem key={kind} span={4}>
                <Artwork kind={kind} seed={31} ground="accent" ratio="1/1" />
              </GridItem>
            ))}
          </Grid>
        ),
        why: "Three accents in a row: a pattern, and none of them is looked at.",
      },
    },
  ],
  Skeleton: [
    {
      do: {
        example: (
          <Stack gap={4}>
            <SkeletonCover ratio="16/9" />
            <SkeletonText size="h4" length={70} />
            <SkeletonText lines={2} />
          </Stack>
        ),
        why: "The shape of what comes, at its place and size, so that nothing moves.",
      },
      dont: {
        example: (
          <Stack gap={4}>
            <SkeletonText lines={1} />
            <Spinner label="Loading" />
          </Stack>
        ),
        why: "A bar and a spinner say the same thing twice, and the page jumps when it ends.",
      },
    },
  ],
  VisuallyHidden: [
    {
      do: {
        example: (
          <Link variant="line" href="#article">
            Read <VisuallyHidden>the article Five mistakes in a first campaign</VisuallyHidden>
          </Link>
        ),
        why: "It completes a name that those who see the page read from its surroundings.",
      },
      dont: {
        example: (
          <Inline gap={2}>
            <SearchIcon size={20} />
            <VisuallyHidden>Press the slash key to search in all articles at once</VisuallyHidden>
          </Inline>
        ),
        why: "Help that everybody needs is written where everybody can read it.",
      },
    },
  ],
};
