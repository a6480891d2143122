import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Value and change handler of a search field. */
export interface SearchText {
  value: string;
  onValueChange: (value: string) => void;
}

/** Debounce of typed text, in ms. Browsers limit how often the address may change. */
const debounce = 150;

/** Options of `navigate` for typed text: replaces the entry and keeps the scroll position. */
export const typing = { replace: true, preventScrollReset: true } as const;

/**
 * Controls a search field whose text is part of the address. Typed text stays in the field until the
 * address follows. Links and the Back button reset it.
 *
 * @param q text in the address
 * @param search writes a text into the address, with the options `typing`
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
