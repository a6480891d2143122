import { partsBy } from "../list/parts.ts";

/** A year of issues, and as many with each part after it. */
export const { endOf } = partsBy(12, 12);
