import { useEffect, useLayoutEffect, useState } from "react";
import { onceShown } from "../../internal/shown.ts";

/** Duration in ms (art direction, motion). */
const openTime = 900;
const tatweel = "\u0640";

/** Returns the word with the first `count` tatweels of its stretched form. */
export function stretchedBy(stretched: string, count: number): string {
  let rest = count;
  return [...stretched].filter((letter) => letter !== tatweel || rest-- > 0).join("");
}

/**
 * Extends a word tatweel by tatweel within 900 ms. Extended at once if reduced motion is preferred.
 * Waits for an intro to end.
 */
export function useStretch(stretched: string | undefined): string | undefined {
  const count = stretched?.split(tatweel).length ?? 1;
  const [step, setStep] = useState(count - 1);
  // Not in the first render: the server does not know the preference, and hydration must match.
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
