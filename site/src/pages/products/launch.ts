import { formatDateIn, formatPeriod } from "@agency/client/format";
import { RenderedAtContext } from "@agency/client/useNow";
import { isLaunched } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { ProductLaunch } from "@agency/content/queries/launches";
import type { Product } from "@agency/content/queries/products";
import { useCurrentTime } from "@agency/ui/utils";
import { useContext, useState } from "react";

const minute = 60_000;

/** Returns the launch in ms since the epoch: 0 if launched, `NaN` without a date. */
export const getLaunchTime = ({ state, launchAt }: ProductLaunch): number =>
  state === "launched" ? 0 : Date.parse(launchAt ?? "");

export interface Availability {
  /** In at least one market. */
  isLive: boolean;
  /** Later market, not launched. */
  nextPlace: Product["nextPlace"];
}

interface CurrentLaunch {
  shownProduct: Product;
  isNext: boolean;
}

/** Returns the next market's launch after the first. */
export function getCurrentLaunch(product: Product, openedAt: Date): CurrentLaunch {
  const { launchAt: startAt, nextLaunchAt, nextPlace } = product;
  if (!nextLaunchAt || !nextPlace || !isLaunched(product, openedAt))
    return { shownProduct: product, isNext: false };
  const next = { state: "upcoming", startAt, launchAt: nextLaunchAt } as const;
  return {
    shownProduct: { ...product, ...next, precision: "day", launchText: null },
    isNext: true,
  };
}

/** Pages opened before the first launch keep showing it. */
export function useCurrentLaunch(product: Product): CurrentLaunch {
  const [openedAt] = useState(useContext(RenderedAtContext));
  return getCurrentLaunch(product, new Date(openedAt));
}

/** Returns the availability until the shown launch and after it. */
export const getAvailability = ({
  shownProduct,
  isNext,
}: CurrentLaunch): Record<"before" | "launched", Availability> => ({
  before: { isLive: isNext, nextPlace: isNext ? shownProduct.nextPlace : null },
  launched: { isLive: true, nextPlace: null },
});

/** Whether the product has launched, and while the page was open. */
export function useLaunched(product: ProductLaunch): { launched: boolean; live: boolean } {
  const renderedAt = useContext(RenderedAtContext);
  const now = useCurrentTime(getLaunchTime(product), renderedAt, minute) ?? renderedAt;
  const launched = isLaunched(product, new Date(now));
  const [atFirst] = useState(launched);
  return { launched, live: launched && !atFirst };
}

/**
 * Returns the date as precisely as announced. `null` if unknown, or superseded by an earlier
 * launch.
 */
export function formatLaunchDate(
  product: ProductLaunch,
  language: Language,
  now: Date,
): { text: string; lang: Language } | null {
  const { state, launchAt, launchText, precision, timeZone } = product;
  if (precision !== "day" && launchText) return launchText;
  if (launchAt === null) return null;
  if (state === "launched" && Date.parse(launchAt) > now.getTime()) return null;
  if (precision === "day") {
    return { text: formatDateIn(timeZone, launchAt, language), lang: language };
  }
  const period = precision === "month" ? "month" : "year";
  return { text: formatPeriod(launchAt, language, period, timeZone), lang: language };
}
