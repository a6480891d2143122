import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns true on the server and during hydration. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
