#!/usr/bin/env node
/**
 * `agency-brand '#0b6349' [selector]` prints the stylesheet of a brand. Ends with 1, and says why, when
 * the colour cannot be read or is no colour.
 */
import { brand, brandCss } from "./brand.ts";

const [color, selector] = process.argv.slice(2);
try {
  if (!color) throw new Error("Give the brand's colour: agency-brand '#0b6349'.");
  process.stdout.write(brandCss(brand(color), selector));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
