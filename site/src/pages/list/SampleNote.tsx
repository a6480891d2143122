import { Container, type ContainerProps } from "@agency/ui/Container";
import { Text } from "@agency/ui/Text";

interface SampleNoteProps extends Pick<ContainerProps, "paddingBlockStart"> {
  items: readonly { isSample: boolean }[] | undefined;
  /** Texts for a list of samples alone, and for a list with some. */
  texts: { all: string; some: string };
}

/** Note on samples below a list. Empty without any. */
export function SampleNote({ items = [], texts, paddingBlockStart }: SampleNoteProps) {
  const isSampleOnly = items.every(({ isSample }) => isSample);
  if (!items.some(({ isSample }) => isSample)) return null;
  return (
    <Container paddingBlockStart={paddingBlockStart}>
      <Text size="xs" tone="tertiary">
        {isSampleOnly ? texts.all : texts.some}
      </Text>
    </Container>
  );
}
