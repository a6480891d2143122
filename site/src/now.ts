import { useClientValue } from "@agency/ui/utils";
import { createContext, useCallback, useContext } from "react";

/** The moment the page was made for, in ms since the epoch. */
export const RenderedAtContext = createContext(0);

/**
 * The present moment in steps, in ms since the epoch: for what changes with the clock. Where a page
 * begins with the server's HTML it is the moment of that at first, so that both show the same.
 *
 * @param step how long it stays the same, in ms
 */
export function useNow(step: number): number {
  const renderedAt = useContext(RenderedAtContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            changed();
            wait();
          },
          step - (Date.now() % step),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [step],
  );
  const stepOf = (moment: number) => moment - (moment % step);
  return useClientValue(subscribe, () => stepOf(Date.now()), stepOf(renderedAt));
}
