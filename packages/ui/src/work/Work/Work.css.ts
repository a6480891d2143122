import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space } from "../../theme/vars.css.ts";

export const list = style([
  grid,
  {
    rowGap: space[9],
    alignItems: "start",
    "@media": { [media.narrow]: { rowGap: space[8] } },
  },
]);

const hanging = { [media.sm]: { marginBlockStart: "clamp(64px, 9vw, 172px)" } };
const phoneAll = { [media.phone]: { gridColumn: "1 / -1" } };
const halfAt = (gridColumn: string) => ({
  [`${media.sm} and ${media.narrow}`]: { gridColumn },
  ...phoneAll,
});
const [first, second] = [halfAt("1 / span 6"), halfAt("7 / -1")];

export const places = [
  style({ gridColumn: "1 / -1" }),
  style({ gridColumn: "2 / span 4", "@media": first }),
  style({ gridColumn: "7 / -1", "@media": { ...phoneAll, ...hanging } }),
  style({ gridColumn: "1 / span 6", "@media": phoneAll }),
  style({ gridColumn: "8 / span 4", "@media": { ...second, ...hanging } }),
];

export const action = style({ marginBlockStart: space[7] });
