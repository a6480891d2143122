import { AccentLine } from "../../src/primitives/AccentLine/index.ts";
import { Button } from "../../src/primitives/Button/index.ts";
import { Inline } from "../../src/primitives/Inline/index.ts";
import { Link } from "../../src/primitives/Link/index.ts";
import { Separator } from "../../src/primitives/Separator/index.ts";
import { Stack } from "../../src/primitives/Stack/index.ts";
import { Text } from "../../src/primitives/Text/index.ts";
import { Alert } from "../../src/sections/Alert/index.ts";

/** Each role of a color on the component that shows it. */
export const ColourRoles = () => (
  <Stack gap={5}>
    <Text>fg: headings and body text</Text>
    <Text tone="secondary">fg2: secondary text, such as a lead or a description</Text>
    <Text tone="tertiary">fg3: metadata beside other text</Text>
    <Text tone="accent">accentText: the one accent in text</Text>
    <AccentLine size="medium" />
    <Text size="sm">line: lines with a meaning, such as focus, progress and data</Text>
    <Inline gap={4}>
      <Button>accent and onAccent: a fill and its label</Button>
      <Button variant="outline">strong: border of a control</Button>
      <Link href="#colour-in-use">line: underline of a link</Link>
    </Inline>
    <Separator />
    <Text size="sm">hairline: separators</Text>
    <Alert tone="error" label="Error:" title="error: what must be corrected" />
    <Alert tone="success" label="Success:" title="positive: what has worked" />
  </Stack>
);
