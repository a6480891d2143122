import type { createBrowserRouter } from "react-router-dom";
import type { ShowTransition } from "./sharedElementTransition.ts";

type Router = ReturnType<typeof createBrowserRouter>;
type Listener = Parameters<Router["subscribe"]>[0];

export interface LinkTransitions {
  prefetch: (link: HTMLAnchorElement) => Promise<void>;
  follow: (link: HTMLAnchorElement) => void;
  withTransitions: (router: Router) => Router;
}

/**
 * Creates view transitions. Until their code is loaded, pages change without.
 *
 * @param selector such as `[data-line]`
 * @param load imports a `createSharedElementTransition` as `showTransition`
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
            // The target must be measured before the next paint.
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
