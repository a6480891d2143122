import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import type { AgencyGlobals } from "../InAgency.tsx";

interface WithStore {
  store: { userGlobals: { get(): AgencyGlobals } };
}

/** Returns the toolbar's values. Storybook has no public API for initial ones. */
export function useGlobals(context: DocsContextProps): AgencyGlobals {
  const [globals, setGlobals] = useState(() =>
    (context as unknown as WithStore).store.userGlobals.get(),
  );
  useEffect(() => {
    const follow = (change: { globals: AgencyGlobals }) => setGlobals(change.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  return globals;
}
