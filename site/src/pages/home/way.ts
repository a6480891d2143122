import type { EnquiryService, Station } from "@agency/content";
import { createContext, use, useSyncExternalStore } from "react";

/** Where each station lies, in percent of the way from the idea to its market. */
export const places: Readonly<Record<Station, number>> = {
  thought: 0,
  plan: 17,
  name: 34,
  design: 50,
  version: 68,
  launch: 84,
  market: 100,
};

/** What an enquiry from a station is filed under: the service that comes next. */
export const nextService: Readonly<Record<Station, EnquiryService>> = {
  thought: "Business Consultation",
  plan: "Branding & Design",
  name: "Branding & Design",
  design: "Technology Development",
  version: "Product Solutions",
  launch: "Advertising & Campaigns",
  market: "Digital Marketing",
};

/** Where the point stands before anybody has moved it. */
export const firstStation: Station = "name";

/**
 * The station of a page. No state of its component: parts of the page that have not come to life
 * yet would have to be rendered anew with each move.
 */
export function createWay() {
  let station = firstStation;
  const listeners = new Set<() => void>();
  return {
    read: () => station,
    moveTo(next: Station) {
      station = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const WayContext = createContext(createWay());

/** The station where the visitor has put the point, and what puts it on another. */
export function useWay() {
  const { subscribe, read, moveTo } = use(WayContext);
  return { station: useSyncExternalStore(subscribe, read, () => firstStation), moveTo };
}
