import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;
type Hear = Parameters<Router["subscribe"]>[0];

let pass: typeof import("./passages.ts").pass | undefined;

/** Loads what leads the line from page to page. Without it pages are shown all the same. */
export const loadTravel = () =>
  import("./passages.ts").then(
    (module) => {
      pass = module.pass;
    },
    () => {},
  );

let followed: HTMLAnchorElement | undefined;

/** Notes a link that has been clicked: if it has a line, that goes along to the page of the link. */
export function noteFollowed(link: HTMLAnchorElement): void {
  followed = "line" in link.dataset ? link : undefined;
}

/**
 * The router with the line between its pages. Where one goes, the new page is rendered at once: where
 * its line is has to be known before it is painted.
 */
export function withTravel(router: Router): Router {
  const subscribe = (hear: Hear) => {
    let at = router.state.location;
    return router.subscribe((state, options) => {
      const before = at;
      at = state.location;
      if (before.pathname !== at.pathname) {
        const link = followed;
        followed = undefined;
        const update = () => hear(state, { ...options, flushSync: true });
        if (pass?.(before, at, state.historyAction === "POP", link, update)) return;
      }
      hear(state, options);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
