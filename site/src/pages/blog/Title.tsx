import { Localized } from "@agency/client/components/Localized";
import type { LocalizedText } from "@agency/content";
import { WholeWords } from "@agency/ui/Heading";

/** Hyphenated words do not break. */
export function Title({ of: title }: { of: LocalizedText }) {
  return (
    <Localized value={title}>
      <WholeWords>{title.text}</WholeWords>
    </Localized>
  );
}
