import { useHydrated } from "@agency/ui/use-client-value";
import { brand } from "./brand.ts";
import { formatTime } from "./format.ts";
import { useNow } from "./now.ts";

export const cities = ["london", "dubai", "abuDhabi", "sharjah"] as const;
export type City = (typeof cities)[number];

const minute = 60_000;

/** In place of a time: the server's HTML is older than the visit. It is as wide as one. */
const unknown = "\u2007".repeat(5);

/** The clocks of the offices. They keep time, and are not announced as they change. */
export function useOfficeClock() {
  const now = useNow(minute);
  const isHydrated = useHydrated();
  return (city: City) => {
    const zone = city === "london" ? brand.timeZones.london : brand.timeZones.gulf;
    return <bdi dir="ltr">{isHydrated ? formatTime(new Date(now), zone) : unknown}</bdi>;
  };
}
