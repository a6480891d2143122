import { Localized } from "@agency/client/components/Localized";
import type { LocalizedText } from "@agency/content";
import { WholeWords } from "@agency/ui/Heading";

/** A post's title in large type: its hyphenated words stay whole. */
export function Title({ of: title }: { of: LocalizedText }) {
  return (
    <Localized value={title}>
      <WholeWords>{title.text}</WholeWords>
    </Localized>
  );
}
