import { dayOf } from "@agency/content/deadline";
import { useNow } from "../../now.ts";

/** How often it is looked at the clock, in ms. */
const step = 15_000;

/** Today in London. A page that stays open over midnight hears of it. */
export const useToday = (): string => dayOf(new Date(useNow(step)));
