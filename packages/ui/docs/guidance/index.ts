import { forms } from "./forms.tsx";
import type { Guidance } from "./guidance.ts";
import { layout } from "./layout.tsx";
import { openings } from "./openings.tsx";
import { primitives } from "./primitives.tsx";
import { sections } from "./sections.tsx";
import { work } from "./work.tsx";

export type { Example, Pair } from "./guidance.ts";

/** Do and don't, for the components that pages take most. */
export const guidance: Guidance = {
  ...primitives,
  ...layout,
  ...forms,
  ...openings,
  ...sections,
  ...work,
};
