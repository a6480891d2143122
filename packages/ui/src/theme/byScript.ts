import { scriptSwitch } from "./vars.css.ts";

/** Returns a CSS value by the script of the element's language. */
export const byScript = (other: string, arabic: string): string =>
  `var(${scriptSwitch.arabic}, ${other}) var(${scriptSwitch.other}, ${arabic})`;
