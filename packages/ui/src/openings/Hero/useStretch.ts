import { useEffect, useLayoutEffect, useState } from "react";
import { onceShown } from "../../internal/shown.ts";

/** How long the word takes to open, in ms (art direction, motion). */
const openTime = 900;
const tatweel = "\u0640";

/** The word with `count` of the tatweels of its stretched form. */
export function stretchedBy(stretched: string, count: number): string {
  let rest = count;
  return [...stretched].filter((letter) => letter !== tatweel || rest-- > 0).join("");
}

/**
 * A word that opens in steps, one tatweel after the other, within 900 ms. For those who asked for
 * less motion it is open at once; behind an intro it waits for the page to be shown.
 */
export function useStretch(stretched: string | undefined): string | undefined {
  const count = stretched?.split(tatweel).length ?? 1;
  const [step, setStep] = useState(count - 1);
  // Not in the first render: a server knows of no preference, and the two have to be the same.
  useLayoutEffect(() => {
    if (window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches) setStep(0);
  }, []);
  useEffect(() => {
    if (step >= count - 1) return;
    let timer: ReturnType<typeof setTimeout>;
    const cancel = onceShown(() => {
      timer = setTimeout(() => setStep(step + 1), openTime / (count - 1));
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [step, count]);
  return stretched && stretchedBy(stretched, step);
}
