import {
  type AnchorHTMLAttributes,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { NavigationContext } from "./NavigationContext.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * Prefetches a link's page on hover, focus or touch, and when visible and idle. The handlers call
 * the caller's own.
 *
 * @param address undefined disables prefetch
 */
export function usePrefetch(address: string | undefined, own: Omit<LinkProps, "href">) {
  const navigation = useContext(NavigationContext);
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(own.ref, () => link.current as HTMLAnchorElement, []);
  useEffect(
    () =>
      link.current && address ? navigation?.prefetcher.observe(link.current, address) : undefined,
    [address, navigation],
  );
  const prefetchThen =
    <Event extends { currentTarget: HTMLAnchorElement }>(handler?: (event: Event) => void) =>
    (event: Event) => {
      if (address && navigation) {
        navigation.prefetcher.prefetch(address);
        void navigation.transitions?.prefetch(event.currentTarget);
      }
      handler?.(event);
    };
  return {
    ref: link,
    onPointerEnter: prefetchThen(own.onPointerEnter),
    onFocus: prefetchThen(own.onFocus),
    onTouchStart: prefetchThen(own.onTouchStart),
  };
}
