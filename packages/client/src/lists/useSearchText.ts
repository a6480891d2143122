import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

export interface SearchText {
  value: string;
  onValueChange: (value: string) => void;
}

/** In ms. Browsers limit URL changes. */
const debounce = 150;

export const typingOptions = { replace: true, preventScrollReset: true } as const;

/**
 * Controls a search field whose text is in the URL. Links and Back reset it.
 *
 * @param search writes it into the URL, with the options `typingOptions`
 */
export function useSearchText(q: string, search: (q: string) => void): SearchText {
  const [value, setValue] = useState(q);
  const location = useLocation();
  const type = useNavigationType();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [seen, setSeen] = useState(location);

  if (location !== seen) {
    setSeen(location);
    if (type !== "REPLACE") setValue(q);
  }

  return {
    value,
    onValueChange: (next) => {
      setValue(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(next), debounce);
    },
  };
}
