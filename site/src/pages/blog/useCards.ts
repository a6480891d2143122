import { postCardsQuery } from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import { useEffect, useState } from "react";
import { loadContent } from "../../content.ts";
import { forgetFailures } from "../../settle.ts";
import { useLanguage } from "../../useLanguage.ts";
import { inPieces } from "../list/slugs.ts";

/** How long a search has to rest before the cards of what it found are asked for, in ms. */
const rest = 150;

/**
 * The cards of posts that a search found, as far as they are there; the others are on their way.
 * What shows without them keeps showing when they do not come.
 */
export function useCards(slugs: string[]): (slug: string) => PostCard | undefined {
  const lang = useLanguage();
  const [cards, setCards] = useState<ReadonlyMap<string, PostCard>>(new Map());
  const missing = slugs.filter((slug) => !cards.has(`${lang} ${slug}`)).join(" ");

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const load = async () => {
      try {
        const pieces = inPieces(missing.split(" "));
        const answers = pieces.map((slugs) => loadContent(postCardsQuery, { lang, slugs }));
        const found = (await Promise.all(answers)).flat();
        if (!wanted) return;
        setCards((known) => {
          const added = found.map((card) => [`${lang} ${card.slug}`, card] as const);
          return new Map([...known, ...added]);
        });
      } catch {
        forgetFailures();
      }
    };
    const timer = setTimeout(() => void load(), rest);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [missing, lang]);

  return (slug) => cards.get(`${lang} ${slug}`);
}
