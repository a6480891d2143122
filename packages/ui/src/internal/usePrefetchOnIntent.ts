import { useCallback, useMemo, useState } from "react";

export interface LazyModule<Part> {
  load: () => Promise<Part>;
  loaded: () => Part | undefined;
}

/**
 * Creates a lazy part for `usePrefetchOnIntent`, at module level.
 *
 * @param load dynamic import, retried after a failure
 */
export function createLazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    loaded: () => part,
    load: () => {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

interface Wish<Part> {
  part?: Part | undefined;
  failed?: boolean | undefined;
}

/**
 * Prefetches code on the first sign of intent (hover, focus, touch). Until then, and while
 * hydrating, `part` is `undefined`.
 */
export function usePrefetchOnIntent<Part>(source: LazyModule<Part>) {
  const [wish, setWish] = useState<Wish<Part>>({});

  const prefetch = useCallback(() => {
    const has = (part: Part) => setWish((was) => (was.part === part ? was : { part }));
    const part = source.loaded();
    if (part !== undefined) return has(part);
    source.load().then(has, () => setWish({ failed: true }));
  }, [source]);

  const intentHandlers = useMemo(
    () => ({ onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }),
    [prefetch],
  );
  return { ...wish, prefetch, intentHandlers };
}
