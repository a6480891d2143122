import * as cover from "../Cover/Cover.css.ts";
import { grid } from "../Grid/Grid.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { space } from "../theme/vars.css.ts";

export const list = style([
  grid,
  {
    rowGap: space[9],
    alignItems: "start",
    "@media": { [media.narrow]: { rowGap: space[8] } },
  },
]);

const hanging = { [media.wide]: { marginBlockStart: "clamp(64px, 9vw, 172px)" } };
const narrowAll = { [media.narrow]: { gridColumn: "1 / -1" } };

export const places = [
  style({ gridColumn: "1 / -1" }),
  style({ gridColumn: "2 / span 4", "@media": narrowAll }),
  style({ gridColumn: "7 / -1", "@media": { ...narrowAll, ...hanging } }),
  style({ gridColumn: "1 / span 6", "@media": narrowAll }),
  style({ gridColumn: "8 / span 4", "@media": { ...narrowAll, ...hanging } }),
];

/** In a skeleton, where no figure stands beside the title. */
export const caption = style([cover.caption, { display: "block" }]);

export const action = style({ marginBlockStart: space[7] });
