import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { formatTime } from "@agency/client/format";
import { useNow } from "@agency/client/useNow";
import type { LocalizedText } from "@agency/content";
import type { OfficeLine, OfficeOpening } from "@agency/content/queries/offices";
import { Offices } from "@agency/showcase/Offices";
import { useHydrated } from "@agency/ui/utils";

const minute = 60_000;

/** A clock's width: cached HTML may be old. */
const unknown = "\u2007".repeat(5);

/** Updates every minute, without announcements. */
export function useOfficeClock() {
  const now = useNow(minute);
  const isHydrated = useHydrated();
  return (timeZone: string) => (
    <bdi dir="ltr">{isHydrated ? formatTime(new Date(now), timeZone) : unknown}</bdi>
  );
}

type OpeningWords = (key: "opens" | "since", texts: { city: string; when: string }) => string;

export const describeOpening = (
  { name, isOpen, when }: { name: LocalizedText } & OfficeOpening,
  write: OpeningWords,
) =>
  interpolateNodes(
    (city, moment = "") => write(isOpen ? "since" : "opens", { city, when: moment }),
    <Localized value={name} />,
    <Localized value={when} />,
  );

export function OfficeClocks({ offices, distance }: Omit<OfficeLine, "news">) {
  const clock = useOfficeClock();
  const [origin, ...destinations] = offices.map(({ name, timeZone }) => ({
    name: <Localized value={name} />,
    time: clock(timeZone),
  }));
  return (
    origin && (
      <Offices
        origin={origin}
        destinations={destinations}
        distance={distance ? <Localized value={distance} /> : undefined}
      />
    )
  );
}
