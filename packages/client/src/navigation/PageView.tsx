import { useMemo } from "react";
import { useLoaderData, useLocation, useMatches } from "react-router-dom";
import { parseLocalizedPath } from "../routes/addresses.ts";
import type { PageData, PageModule } from "./page.ts";
import { QueryResultsContext } from "./queryResults.ts";
import { ScrollAnchor } from "./ScrollAnchor.tsx";

/** Current page with query results and scroll anchor. */
export function PageView({ getModule }: { getModule: (page: string) => PageModule }) {
  const { results } = useLoaderData<PageData>();
  const { default: Page } = getModule(useMatches().at(-1)?.id ?? "");
  const { path } = parseLocalizedPath(useLocation().pathname);
  const page = useMemo(() => <Page key={path} />, [Page, path]);
  return (
    <ScrollAnchor path={path} results={results}>
      <QueryResultsContext value={results}>{page}</QueryResultsContext>
    </ScrollAnchor>
  );
}
