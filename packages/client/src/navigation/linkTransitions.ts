import type { createBrowserRouter } from "react-router-dom";
import type { ShowTransition } from "./sharedElementTransition.ts";

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router["subscribe"]>[0];

/** Transitions between a followed link and the page that it opens. */
export interface LinkTransitions {
  /** Loads the code of the transition, if the link has one. */
  prefetch: (link: HTMLAnchorElement) => Promise<void>;
  /** Starts a transition from this link with the next navigation. */
  follow: (link: HTMLAnchorElement) => void;
  /** Returns the router with transitions, for `RouterProvider`. */
  withTransitions: (router: Router) => Router;
}

/**
 * Creates transitions of links.
 *
 * @param selector links that have a transition, such as `[data-line]`
 * @param load imports a module that exports a `createSharedElementTransition` as `showTransition`.
 *   Until it is loaded, pages change without a transition.
 */
export function createLinkTransitions(
  selector: string,
  load: () => Promise<{ showTransition: ShowTransition }>,
): LinkTransitions {
  let loaded: { showTransition: ShowTransition } | undefined;
  let followed: HTMLAnchorElement | undefined;
  return {
    async prefetch(link) {
      if (link.matches(selector)) loaded ??= await load().catch(() => undefined);
    },
    follow(link) {
      followed = link.matches(selector) ? link : undefined;
    },
    withTransitions(router) {
      const subscribe = (listener: Listener) => {
        let current = router.state.location;
        return router.subscribe((state, options) => {
          const before = current;
          current = state.location;
          if (before.pathname !== current.pathname) {
            const link = followed;
            followed = undefined;
            // Rendered at once: the target's position has to be known before the next paint.
            const update = () => listener(state, { ...options, flushSync: true });
            const isPop = state.historyAction === "POP";
            if (loaded?.showTransition({ before, after: current, isPop, link, update })) return;
          }
          listener(state, options);
        });
      };
      return Object.create(router, { subscribe: { value: subscribe } }) as Router;
    },
  };
}
