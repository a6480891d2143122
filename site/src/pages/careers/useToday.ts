import { useNow } from "@agency/client/useNow";
import { getLondonDay } from "@agency/content/deadline";

/** In ms. */
const step = 15_000;

/** Returns the current date in London, updated after midnight. */
export const useToday = (): string => getLondonDay(new Date(useNow(step)));
