import type { PostSource } from "../source.ts";
import { brandBook } from "./brand-book.ts";
import { countTheFields } from "./count-the-fields.ts";
import { countdown } from "./countdown.ts";
import { firstWeek } from "./first-week.ts";
import { kashida } from "./kashida.ts";
import { more } from "./more.ts";
import { ramadan } from "./ramadan.ts";
import { scrapyard } from "./scrapyard.ts";
import { twoRoles } from "./two-roles.ts";

/** Newest first. */
export const posts: PostSource[] = [
  kashida,
  firstWeek,
  twoRoles,
  brandBook,
  countTheFields,
  scrapyard,
  ramadan,
  countdown,
  ...more,
];
