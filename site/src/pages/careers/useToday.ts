import { useNow } from "@agency/client/useNow";
import { getLondonDay } from "@agency/content/deadline";

/** In ms. */
const step = 15_000;

/** @returns the date in London */
export const useToday = (): string => getLondonDay(new Date(useNow(step)));
