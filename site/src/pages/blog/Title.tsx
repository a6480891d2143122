import type { LocalizedText } from "@agency/content";
import { WholeWords } from "@agency/ui/Heading";
import { Localized } from "../../Localized.tsx";

/** A post's title in large type: its hyphenated words stay whole. */
export function Title({ of: title }: { of: LocalizedText }) {
  return (
    <Localized of={title}>
      <WholeWords>{title.text}</WholeWords>
    </Localized>
  );
}
