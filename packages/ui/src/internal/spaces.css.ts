import { styleVariants } from "../theme/style.ts";
import { grid } from "../theme/vars.css.ts";

export const sectionGap = `clamp(${grid.sectionMin}, ${grid.sectionFluid}vw, ${grid.sectionMax})`;

export const spaces = styleVariants({
  none: {},
  section: { paddingBlockStart: sectionGap },
  page: { paddingBlockStart: "clamp(56px, 7vw, 112px)" },
});
