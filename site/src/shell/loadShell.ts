import type { FetchQuery } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { ShellContent } from "@agency/content/queries/shell";
import type { SiteNotice } from "./SiteNotice.tsx";

export type LoadShell = (language: Language) => Promise<ShellContent | null>;

let View: typeof SiteNotice | undefined;

export const getNoticeComponent = () => View;

export async function loadNotice(content: ShellContent | null): Promise<void> {
  if (content?.notice) View ??= (await import("./banners.tsx")).SiteNotice;
}

/**
 * Creates a loader of the shell's content and notice, `null` on failure. Imports the query on
 * demand: most pages embed its result.
 */
export const createShellLoader =
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
