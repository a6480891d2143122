import { useClientValue } from "@agency/ui/utils";
import { createContext, useCallback, useContext } from "react";

/** Time of the render, in ms since the epoch. */
export const RenderedAtContext = createContext(0);

/**
 * Returns the time since the epoch, rounded down to `step`, in ms. Hydration starts with the
 * server's time.
 */
export function useNow(step: number): number {
  const renderedAt = useContext(RenderedAtContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            onChange();
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
  const floor = (time: number) => time - (time % step);
  return useClientValue(subscribe, () => floor(Date.now()), floor(renderedAt));
}
