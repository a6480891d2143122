import { createVar } from "@vanilla-extract/css";

/** What a box that stands on a drawing covers it with; set by whoever draws, none unless set. */
export const ground = createVar();
