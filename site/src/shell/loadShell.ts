import type { FetchQuery } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { ShellContent } from "@agency/content/queries/shell";
import type { SiteNotice } from "./SiteNotice.tsx";

/** Loads what every page shows of the content; null where it does not come. */
export type LoadShell = (language: Language) => Promise<ShellContent | null>;

let View: typeof SiteNotice | undefined;

/** What shows a notice, once `loadNotice` has brought it. */
export const noticeView = () => View;

/** Loads the code that shows a notice, where there is one. */
export async function loadNotice(content: ShellContent | null): Promise<void> {
  if (content?.notice) View ??= (await import("./banners.tsx")).SiteNotice;
}

/** Asks for it. The question is loaded with the first asking: most pages come with the answer. */
export const shellLoader =
  (fetchQuery: FetchQuery): LoadShell =>
  async (language) => {
    try {
      const { shellQuery } = await import("@agency/content/queries/shell");
      const content = await fetchQuery(shellQuery, { lang: language });
      await loadNotice(content);
      return content;
    } catch {
      // A page is whole without it.
      return null;
    }
  };
