import type { Guidance } from "../../../../.storybook/guidance.ts";
import { Container } from "../../src/primitives/Container/index.ts";
import { Grid, GridItem } from "../../src/primitives/Grid/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Split } from "../../src/primitives/Split/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { Tag } from "../../src/primitives/Tag/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { vars } from "../../src/theme/index.ts";

const paragraph =
  "We plan, design, build and promote digital products, and we answer for how they perform. One team carries the work from the first sketch to the first thousand customers.";
const band = { background: vars.color.bg2, paddingBlock: 24 };

export const layout: Guidance = {
  Stack: [
    {
      do: {
        example: (
          <Stack gap={6}>
            <Stack gap={2}>
              <Text size="h4">London</Text>
              <Text size="sm">Opens in the last quarter</Text>
            </Stack>
            <Stack gap={2}>
              <Text size="h4">Dubai</Text>
              <Text size="sm">Head office</Text>
            </Stack>
          </Stack>
        ),
        why: "Stacks within a stack: what belongs together stands closer.",
      },
      dont: {
        example: (
          <Stack gap={4}>
            <Text size="h4">London</Text>
            <Text size="sm">Opens in the last quarter</Text>
            <Text size="h4">Dubai</Text>
            <Text size="sm">Head office</Text>
          </Stack>
        ),
        why: "With one distance for all, a line may belong to what is above or below it.",
      },
    },
  ],
  Inline: [
    {
      do: {
        example: (
          <Inline gap={3} as="ul">
            {["Identity", "Arabic type", "Paid search", "Forms"].map((name) => (
              <li key={name}>
                <Tag>{name}</Tag>
              </li>
            ))}
          </Inline>
        ),
        why: "Short things beside each other; they wrap where the line is full.",
      },
      dont: {
        example: (
          <Inline gap={3}>
            <Text size="sm">{paragraph}</Text>
            <Text size="sm">{paragraph}</Text>
          </Inline>
        ),
        why: "Running text takes the whole line each time. Columns are a `Grid`.",
      },
    },
  ],
  Container: [
    {
      do: {
        example: (
          <div style={band}>
            <Container>
              <Text>In the margins of the page</Text>
            </Container>
          </div>
        ),
        why: "The ground reaches from edge to edge, the content keeps the page's margins.",
      },
      dont: {
        example: (
          <div style={band}>
            <Container>
              <Container>
                <Text>In the margins, twice</Text>
              </Container>
            </Container>
          </div>
        ),
        why: "A container within a container adds its margins again, and nothing lines up.",
      },
    },
  ],
  Grid: [
    {
      do: {
        example: (
          <Grid>
            {["Design", "Build", "Promote"].map((name) => (
              <GridItem key={name} span={4}>
                <div style={band}>
                  <Text>{name}</Text>
                </div>
              </GridItem>
            ))}
          </Grid>
        ),
        why: "Columns add up to twelve, so that every section shares the same edges.",
      },
      dont: {
        example: (
          <Grid>
            {["Design", "Build", "Promote"].map((name) => (
              <GridItem key={name} span={5}>
                <div style={band}>
                  <Text>{name}</Text>
                </div>
              </GridItem>
            ))}
          </Grid>
        ),
        why: "Fifteen columns do not fit in twelve: the last falls into a row of its own.",
      },
      scale: 0.5,
    },
  ],
  Split: [
    {
      do: {
        example: (
          <Split
            main={<Text>{paragraph}</Text>}
            side={
              <Stack gap={2}>
                <Text size="sm">Six weeks</Text>
                <Text size="sm">Two designers</Text>
              </Stack>
            }
          />
        ),
        why: "The side holds what helps to read the main part: facts, contents, filters.",
      },
      dont: {
        example: <Split main={<Text size="sm">Six weeks</Text>} side={<Text>{paragraph}</Text>} />,
        why: "Running text in the narrow side breaks after every third word.",
      },
      scale: 0.5,
    },
  ],
};
