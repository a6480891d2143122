import type { EnquiryService, Station } from "@agency/content";
import { createContext, use, useSyncExternalStore } from "react";

/** In percent. */
export const stagePositions: Readonly<Record<Station, number>> = {
  thought: 0,
  plan: 17,
  name: 34,
  design: 50,
  version: 68,
  launch: 84,
  market: 100,
};

export const nextService: Readonly<Record<Station, EnquiryService>> = {
  thought: "Business Consultation",
  plan: "Branding & Design",
  name: "Branding & Design",
  design: "Technology Development",
  version: "Product Solutions",
  launch: "Advertising & Campaigns",
  market: "Digital Marketing",
};

export const initialStage: Station = "name";

/** Creates a store: component state would hydrate the sections below on each change. */
export function createStageStore() {
  let station = initialStage;
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

export const StageContext = createContext(createStageStore());

export function useStage() {
  const { subscribe, read, moveTo } = use(StageContext);
  return { station: useSyncExternalStore(subscribe, read, () => initialStage), moveTo };
}
