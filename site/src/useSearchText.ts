import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** What a search field shows, and what hears of its changes. */
export interface SearchText {
  value: string;
  onValueChange: (value: string) => void;
}

/** How long the typing has to rest before it is searched for, in ms: browsers limit how often an address changes. */
const rest = 150;

/** How what is typed goes into the address: in place of the entry, and the page stays where it is. */
export const typing = { replace: true, preventScrollReset: true } as const;

/**
 * The text of a search field whose search is part of the address. The field keeps what is typed,
 * because the address follows only when its results are there; a link or the Back button gives it
 * the address's own.
 *
 * @param q what the address says
 * @param search puts a text into the address, as `typing`
 */
export function useSearchText(q: string, search: (q: string) => void): SearchText {
  const [value, setValue] = useState(q);
  const place = useLocation();
  const type = useNavigationType();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [seen, setSeen] = useState(place);

  if (place !== seen) {
    setSeen(place);
    if (type !== "REPLACE") setValue(q);
  }

  return {
    value,
    onValueChange: (next) => {
      setValue(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(next), rest);
    },
  };
}
