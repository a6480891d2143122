import { TagList } from "@agency/ui/TagList";

/** Names in Latin letters, each in a box of its own: any other direction would reorder them. */
export function Names({ of: names, label }: { of: readonly string[]; label: string }) {
  return <TagList aria-label={label} items={names.map((name) => ({ label: name, dir: "ltr" }))} />;
}
