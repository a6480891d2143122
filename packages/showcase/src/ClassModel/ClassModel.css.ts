import { line, media, space, vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

const hairline = `${line.hairline} solid ${vars.color.hairline}`;
const beside = "(inline-size >= 54rem)";

export const root = style({ containerType: "inline-size", position: "relative" });
export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"list" "room" "booking"',
  border: hairline,
  backgroundColor: vars.color.bg1,
  "@container": {
    [beside]: {
      gridTemplateColumns: "minmax(0, 458fr) minmax(0, 785fr)",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"list room" "booking room"',
    },
  },
});
export const booking = style({
  gridArea: "booking",
  padding: space[5],
  "@container": { "(inline-size < 30rem)": { padding: space[4] } },
});
/** Booking needs scripts. */
export const action = style({ "@media": { [media.unscripted]: { display: "none" } } });
/** Two lines: nothing below moves. */
export const note = style({
  minBlockSize: "2lh",
  marginBlockStart: space[4],
  color: vars.color.fg3,
});
/** If a keyboard is likely. */
export const hint = style({
  "@media": { "(pointer: coarse)": { display: "none" }, [media.unscripted]: { display: "none" } },
});
