import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether a component may show what only the browser knows: false on the server and in the render
 * that takes its HTML over, true from then on, and from the start where there was no such HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
