import { useEffect, useState } from "react";
import { fetchOverview, type Overview } from "./api.ts";

/** In ms. */
const pollInterval = 60_000;

/** Polls, and refreshes on focus. Keeps the last state if a request fails. */
export function useOverview(): { overview: Overview | undefined; problem: string | undefined } {
  const [overview, setOverview] = useState<Overview>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const look = () =>
      void fetchOverview().then(
        (found) => {
          if (isGone) return;
          setOverview(found);
          setProblem(undefined);
        },
        (error: Error) => !isGone && setProblem(error.message),
      );
    look();
    const timer = setInterval(() => document.visibilityState === "visible" && look(), pollInterval);
    addEventListener("focus", look);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, []);

  return { overview, problem };
}
