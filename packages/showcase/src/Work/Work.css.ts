import { media, space } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { style } from "@agency/ui/theme/style";

export const list = style([
  grid,
  {
    rowGap: space[9],
    alignItems: "start",
    "@media": { [media.narrow]: { rowGap: space[7] } },
  },
]);

const hanging = { [media.sm]: { marginBlockStart: "clamp(64px, 9vw, 172px)" } };
const phoneAll = { [media.phone]: { gridColumn: "1 / -1" } };
const halfAt = (gridColumn: string) => ({
  [`${media.sm} and ${media.narrow}`]: { gridColumn },
  ...phoneAll,
});
/** Title and figure fit in four columns from here, in five before. */
const slim = { [media.between]: { gridColumn: "8 / -1" } };
const [first, second] = [halfAt("1 / span 6"), halfAt("7 / -1")];

export const whole = style({ gridColumn: "1 / -1" });
export const alone = style({
  gridColumn: "3 / span 8",
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const rows = [
  [
    style({ gridColumn: "1 / span 5", "@media": first }),
    style({ gridColumn: "7 / -1", "@media": { ...phoneAll, ...hanging } }),
  ],
  [
    style({ gridColumn: "1 / span 6", "@media": phoneAll }),
    style({ gridColumn: "9 / -1", "@media": { ...slim, ...second, ...hanging } }),
  ],
  [
    style({ gridColumn: "1 / span 5", "@media": { ...first, ...hanging } }),
    style({ gridColumn: "6 / -1", "@media": second }),
  ],
] as const;

const lower = { [media.wide]: { marginBlockStart: "9rem" } };
const wholeNarrow = { [media.narrow]: { gridColumn: "1 / -1" } };
export const pairs = [
  style({
    gridColumn: "1 / span 8",
    "@media": { [media.between]: { gridColumn: "1 / span 7" }, ...wholeNarrow },
  }),
  style({
    gridColumn: "9 / -1",
    "@media": {
      ...lower,
      [media.between]: { gridColumn: "8 / -1" },
      [`${media.sm} and ${media.narrow}`]: { gridColumn: "1 / span 6" },
      ...phoneAll,
    },
  }),
  style({
    gridColumn: "1 / span 5",
    "@media": {
      [`${media.sm} and ${media.narrow}`]: { gridColumn: "7 / -1" },
      [media.phone]: { display: "none" },
    },
  }),
  style({ gridColumn: "6 / -1", "@media": { ...lower, ...wholeNarrow } }),
] as const;

export const action = style({ marginBlockStart: space[7] });
