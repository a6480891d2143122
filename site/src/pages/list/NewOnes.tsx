import { useNewItems } from "@agency/client/navigation/newItems";
import { readAddress } from "@agency/client/routes";
import { Link } from "@agency/ui/Link";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";

interface NewOnesProps {
  /** How many there are, in words. */
  count: string;
  /** What is heard of new ones. */
  say: (count: number) => string;
  /** What shows them. */
  show: (count: number) => string;
}

/**
 * How many items a list has, and behind it what came while it was looked at: it takes no room, so that
 * nothing moves, and is heard once nobody speaks. Shown, the list begins anew, and so does who reads.
 */
export function NewOnes({ count, say, show }: NewOnesProps) {
  const news = useNewItems();
  const { pathname, search } = useLocation();

  async function begin(event: MouseEvent) {
    event.preventDefault();
    await news?.show();
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }

  return (
    <>
      {count}
      {news && " · "}
      {news && (
        <Link href={readAddress(pathname).path + search} onClick={(event) => void begin(event)}>
          {show(news.count)}
        </Link>
      )}
      <VisuallyHidden>
        <span role="status">{news ? say(news.count) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
