import { useNow } from "@agency/client/useNow";
import { getLondonDay } from "@agency/content/deadline";

/** Interval between checks of the date, in ms. */
const step = 15_000;

/** Returns the current day in London. Updates at midnight. */
export const useToday = (): string => getLondonDay(new Date(useNow(step)));
