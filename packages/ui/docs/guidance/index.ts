import type { Guidance } from "../../../../.storybook/guidance.ts";
import { forms } from "./forms.tsx";
import { layout } from "./layout.tsx";
import { openings } from "./openings.tsx";
import { primitives } from "./primitives.tsx";
import { sections } from "./sections.tsx";

export type { Example, Pair } from "../../../../.storybook/guidance.ts";

/** Do and don't of frequently used components. */
export const guidance: Guidance = {
  ...primitives,
  ...layout,
  ...forms,
  ...openings,
  ...sections,
};
