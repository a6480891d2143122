import type { DocumentProblem } from "@agency/content/misfits";

const consequences: Record<DocumentProblem["omission"], string> = {
  document: "The document is missing from all lists, and its page shows an error.",
  item: "This part isn’t shown.",
  field: "The document is shown without this field.",
};

/** Describes a problem and its consequence. */
export function describeProblem({
  expected,
  found,
  excerpt,
  omission,
}: Omit<DocumentProblem, "path">): string {
  const value = excerpt === undefined ? found : `${found} (“${excerpt}”)`;
  return `must be ${expected}, but it’s ${value}. ${consequences[omission]}`;
}
