export type PageItem = number | "gap";

/** Returns first, last, current and neighbours. A gap replaces at least two pages. */
export function getPageItems(current: number, total: number): PageItem[] {
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3, 4, 5]) wanted.add(page);
  if (current >= total - 3) for (let page = total - 4; page < total; page += 1) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index): PageItem[] => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ["gap", page];
  });
}
