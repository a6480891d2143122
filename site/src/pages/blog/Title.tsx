import { Localized } from "@agency/client/components/Localized";
import type { LocalizedText } from "@agency/content";
import { WholeWords } from "@agency/ui/Heading";

/** Title of a post in large type. Words with hyphens stay on one line. */
export function Title({ of: title }: { of: LocalizedText }) {
  return (
    <Localized value={title}>
      <WholeWords>{title.text}</WholeWords>
    </Localized>
  );
}
