import { TagList } from "@agency/ui/TagList";
import { useMarked } from "../../contentText.ts";

/** Names in Latin letters, each in a box of its own: any other direction would reorder them. */
export function LatinNames({ of: names, label }: { of: readonly string[]; label: string }) {
  const marked = useMarked();
  return (
    <TagList aria-label={label} items={names.map((name) => ({ label: name, ...marked("en") }))} />
  );
}
