import { useCallback, useEffect, useRef } from "react";
import { duration } from "../theme/vars.css.ts";

const fadeClass = "theme-fade";
const fadeTime = Number.parseFloat(duration.fade);

/** Returns a function to call before a theme change, to fade the colours. */
export function useThemeFade() {
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      document.documentElement.classList.remove(fadeClass);
    },
    [],
  );
  return useCallback(() => {
    const root = document.documentElement;
    root.classList.add(fadeClass);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => root.classList.remove(fadeClass), fadeTime);
  }, []);
}
