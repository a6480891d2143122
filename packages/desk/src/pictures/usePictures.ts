import { useEffect, useRef, useState } from "react";
import { fetchPictures, type PictureFilter, type PicturePage } from "./api.ts";

/** In ms. */
const debounceDelay = 300;

/** Lists matching pictures. `more` adds a page. */
export function usePictures({ search, isUnusedOnly }: PictureFilter) {
  const [page, setPage] = useState<PicturePage>();
  const [problem, setProblem] = useState<string>();
  /** Ignores outdated responses. */
  const asked = useRef(0);

  useEffect(() => {
    const own = ++asked.current;
    const timer = setTimeout(() => {
      fetchPictures({ search, isUnusedOnly }).then(
        (found) => {
          if (own !== asked.current) return;
          setPage(found);
          setProblem(undefined);
        },
        (error: Error) => own === asked.current && setProblem(error.message),
      );
    }, debounceDelay);
    return () => clearTimeout(timer);
  }, [search, isUnusedOnly]);

  async function more(): Promise<void> {
    const own = asked.current;
    try {
      const next = await fetchPictures({ search, isUnusedOnly }, page?.pictures.length);
      if (own !== asked.current) return;
      setPage({ ...next, pictures: [...(page?.pictures ?? []), ...next.pictures] });
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return { page, problem, more };
}
