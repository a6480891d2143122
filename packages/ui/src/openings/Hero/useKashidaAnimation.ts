import { useEffect, useLayoutEffect, useState } from "react";
import { whenIntroEnds } from "../../internal/intro.ts";

/** In ms (art direction). */
const animationDuration = 900;
const tatweel = "\u0640";

/** Returns the word with `count` of its tatweels. */
export function limitKashida(stretched: string, count: number): string {
  let rest = count;
  return [...stretched].filter((letter) => letter !== tatweel || rest-- > 0).join("");
}

/** Extends a word by tatweels, after an intro. At once with reduced motion. */
export function useKashidaAnimation(stretched: string | undefined): string | undefined {
  const count = stretched?.split(tatweel).length ?? 1;
  const [step, setStep] = useState(count - 1);
  // Not in the first render: the preference is unknown to the server.
  useLayoutEffect(() => {
    if (window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches) setStep(0);
  }, []);
  useEffect(() => {
    if (step >= count - 1) return;
    let timer: ReturnType<typeof setTimeout>;
    const cancel = whenIntroEnds(() => {
      timer = setTimeout(() => setStep(step + 1), animationDuration / (count - 1));
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [step, count]);
  return stretched && limitKashida(stretched, step);
}
