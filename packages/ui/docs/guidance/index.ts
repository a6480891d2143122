import { forms } from "./forms.tsx";
import type { Guidance } from "./guidance.ts";
import { primitives } from "./primitives.tsx";
import { sections } from "./sections.tsx";

export type { Example, Pair } from "./guidance.ts";

/** Do and don't, for the components that pages take most. */
export const guidance: Guidance = { ...primitives, ...forms, ...sections };
