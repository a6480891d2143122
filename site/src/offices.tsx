import { brand } from "./brand.ts";
import { formatTime } from "./format.ts";
import { useMinute } from "./useMinute.ts";

export const cities = ["london", "dubai", "abuDhabi", "sharjah"] as const;
export type City = (typeof cities)[number];

/** The clocks of the offices. They keep time, and are not announced as they change. */
export function useOfficeClock() {
  const now = useMinute();
  return (city: City) => {
    const zone = city === "london" ? brand.timeZones.london : brand.timeZones.gulf;
    return <bdi dir="ltr">{formatTime(now, zone)}</bdi>;
  };
}
