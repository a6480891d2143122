import { ring } from "../../theme/shadows.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

const hairline = `1px solid ${vars.color.hairline}`;

/** Its panels answer to its own width: it stands beside texts, in dialogs, on phones. */
export const root = style({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  border: hairline,
  backgroundColor: vars.color.bg1,
});

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 20,
  minBlockSize: 62,
  paddingInline: space[5],
  paddingBlock: space[3],
});
export const caption = style({ marginInlineStart: "auto", color: vars.color.fg3 });

/** Hairlines between panels are the ground that shows through. */
export const panels = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  flexGrow: 1,
  gap: 1,
  borderBlockStart: hairline,
  overflow: "hidden",
});

export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: space[5],
  minInlineSize: 0,
  padding: space[5],
  // Lines on two sides, one of them beyond the frame where the panel stands at its edge.
  boxShadow: ring(vars.color.hairline),
  "@media": { "(forced-colors: active)": { outline: "1px solid" } },
});
export const flush = style({ padding: 0 });

const columns = { 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 12: 12 } as const;
export const spans = styleVariants(columns, (span) => ({
  gridColumn: `span ${span}`,
  "@container": { "(inline-size < 34rem)": { gridColumn: "1 / -1" } },
}));
