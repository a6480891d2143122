import type { FetchQuery } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { ShellContent } from "@agency/content/queries/shell";
import type { SiteNotice } from "./SiteNotice.tsx";

/** Loads the layout content. `null` if it fails. */
export type LoadShell = (language: Language) => Promise<ShellContent | null>;

let View: typeof SiteNotice | undefined;

/** Returns the component of a notice that `loadNotice` has loaded. */
export const noticeView = () => View;

/** Loads the component of a notice, if there is one. */
export async function loadNotice(content: ShellContent | null): Promise<void> {
  if (content?.notice) View ??= (await import("./banners.tsx")).SiteNotice;
}

/**
 * Creates the loader of the layout content. Imports its query on demand: most pages arrive with the
 * result.
 */
export const shellLoader =
  (fetchQuery: FetchQuery): LoadShell =>
  async (language) => {
    try {
      const { shellQuery } = await import("@agency/content/queries/shell");
      const content = await fetchQuery(shellQuery, { lang: language });
      await loadNotice(content);
      return content;
    } catch {
      return null;
    }
  };
