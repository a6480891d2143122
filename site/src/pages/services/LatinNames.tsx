import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { TagList } from "@agency/ui/TagList";

/** Isolated from right-to-left text. */
export function LatinNames({ of: names, label }: { of: readonly string[]; label: string }) {
  const marked = useLangAttributes();
  return (
    <TagList aria-label={label} items={names.map((name) => ({ label: name, ...marked("en") }))} />
  );
}
