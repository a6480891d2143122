import { useNow } from "@agency/client/useNow";
import { dayOf } from "@agency/content/deadline";

/** How often it is looked at the clock, in ms. */
const step = 15_000;

/** Today in London. A page that stays open over midnight hears of it. */
export const useToday = (): string => dayOf(new Date(useNow(step)));
