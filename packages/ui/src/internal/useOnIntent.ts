import { useCallback, useMemo, useState } from "react";

/** Code that is loaded once, and is there at once for whoever wants it after. */
export interface OnIntent<Part> {
  load: () => Promise<Part>;
  loaded: () => Part | undefined;
}

/**
 * A part that loads when it will be wanted. Made once, beside the component, and handed to
 * `useOnIntent`.
 *
 * @param load the import; one that failed is tried again with the next wish
 */
export function onIntent<Part>(load: () => Promise<Part>): OnIntent<Part> {
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
 * Loads a part on the first sign that it will be wanted. The part is `undefined` on the server, in
 * the first render over its HTML, and for every use that nobody has come near: what is not wanted
 * costs nothing, and nothing that is there already is made anew.
 */
export function useOnIntent<Part>(source: OnIntent<Part>) {
  const [wish, setWish] = useState<Wish<Part>>({});

  const want = useCallback(() => {
    const has = (part: Part) => setWish((was) => (was.part === part ? was : { part }));
    const part = source.loaded();
    if (part !== undefined) return has(part);
    source.load().then(has, () => setWish({ failed: true }));
  }, [source]);

  /** For the element that opens the part: what comes before a press, from every kind of input. */
  const signs = useMemo(
    () => ({ onPointerEnter: want, onFocus: want, onTouchStart: want }),
    [want],
  );
  return { ...wish, want, signs };
}
