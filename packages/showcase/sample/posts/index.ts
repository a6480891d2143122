import type { PostSource } from "../types.ts";
import { newsletterAnswered } from "./a-newsletter-people-answer.ts";
import { brandBook } from "./brand-book.ts";
import { countTheFields } from "./count-the-fields.ts";
import { countdown } from "./countdown.ts";
import { emptyMarketplace } from "./empty-marketplace.ts";
import { firstWeek } from "./first-week.ts";
import { handingOver } from "./handing-over-an-identity.ts";
import { kashida } from "./kashida.ts";
import { measuringWithoutCookies } from "./measuring-without-cookies.ts";
import { namesPhones } from "./names-phones-addresses.ts";
import { meetings } from "./no-meetings.ts";
import { glossary } from "./old-words.ts";
import { tables } from "./quay-tables.ts";
import { ramadan } from "./ramadan.ts";
import { scrapyard } from "./scrapyard.ts";
import { slowPage } from "./slow-page.ts";
import { lettersHome } from "./two-languages.ts";
import { twoNamesOneSign } from "./two-names-one-sign.ts";
import { twoRoles } from "./two-roles.ts";
import { unpublished } from "./unpublished.ts";
import { whatWeAskFirst } from "./what-we-ask-first.ts";
import { brandIsYellow } from "./when-the-brand-is-yellow.ts";
import { whichDigits } from "./which-digits.ts";
import { withoutItsScript } from "./without-its-script.ts";
import { writingAnAdTwice } from "./writing-an-ad-twice.ts";

/** Newest first, unpublished last. */
export const posts: PostSource[] = [
  kashida,
  firstWeek,
  twoRoles,
  brandBook,
  countTheFields,
  scrapyard,
  ramadan,
  countdown,
  slowPage,
  tables,
  meetings,
  lettersHome,
  whichDigits,
  handingOver,
  brandIsYellow,
  withoutItsScript,
  namesPhones,
  emptyMarketplace,
  measuringWithoutCookies,
  writingAnAdTwice,
  newsletterAnswered,
  whatWeAskFirst,
  twoNamesOneSign,
  glossary,
  unpublished,
];
