import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns true on the server and in the render that hydrates its HTML, false otherwise. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
