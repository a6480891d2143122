import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { formatTime } from "@agency/client/format";
import { useNow } from "@agency/client/useNow";
import type { LocalizedText } from "@agency/content";
import type { OfficeLine, OfficeOpening } from "@agency/content/queries/offices";
import { Offices } from "@agency/showcase/Offices";
import { useHydrated } from "@agency/ui/utils";

const minute = 60_000;

/** In place of a time: the server's HTML is older than the visit. It is as wide as one. */
const unknown = "\u2007".repeat(5);

/** The clocks of the offices, by time zone. They keep time, and are not announced as they change. */
export function useOfficeClock() {
  const now = useNow(minute);
  const isHydrated = useHydrated();
  return (timeZone: string) => (
    <bdi dir="ltr">{isHydrated ? formatTime(new Date(now), timeZone) : unknown}</bdi>
  );
}

/** The words of an opening: a sentence for what is to come, another one for what has been. */
type OpeningWords = (key: "opens" | "since", texts: { city: string; when: string }) => string;

/** Says when an office opens, or since when it has been open. */
export const openingOf = (
  { name, isOpen, when }: { name: LocalizedText } & OfficeOpening,
  write: OpeningWords,
) =>
  interpolateNodes(
    (city, moment = "") => write(isOpen ? "since" : "opens", { city, when: moment }),
    <Localized value={name} />,
    <Localized value={when} />,
  );

/** The offices on a line, each with its time of day. */
export function OfficesOnALine({ offices, distance }: Omit<OfficeLine, "news">) {
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
