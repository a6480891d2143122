import { subscribedParam } from "@agency/server/forms/posted";
import type { ReactNode } from "react";
import { ConfirmPage } from "./pages/ConfirmPage.tsx";
import { HomePage } from "./pages/HomePage.tsx";
import { JoinedPage } from "./pages/JoinedPage.tsx";
import { MissingPage } from "./pages/MissingPage.tsx";
import type { PageState } from "./Site.tsx";
import type { Language, Translations } from "./translations/index.ts";

export interface PageProps {
  translations: Translations;
  language: Language;
  /** Day of the opening, formatted. */
  date: string;
  post: PageState["post"];
  confirm: PageState["confirm"];
}

interface Page {
  /** Below the path of the language, ending with a slash. Its links in other languages have it too. */
  path: string;
  Content: (props: PageProps) => ReactNode;
  getHead: (t: Translations["pages"], date: string) => { title: string; description: string };
}

interface ListedPage extends Page {
  /** The label is its name in the navigation: one or two words. */
  getHead: (
    ...args: Parameters<Page["getHead"]>
  ) => ReturnType<Page["getHead"]> & { label: string };
}

/** Indexed, in the sitemap and the navigation. `npm run new page` adds a line. */
export const listedPages = {
  home: {
    path: "",
    Content: HomePage,
    getHead: ({ home }, date) => ({
      label: home.label,
      title: home.title(date),
      description: home.description(date),
    }),
  },
} satisfies Record<string, ListedPage>;

/**
 * Not indexed, and in no navigation. `path/?subscribed=FORM` is shown after that form was posted.
 * `npm run new page NAME -- --unlisted` adds a line.
 */
const responsePages = {
  joined: {
    path: `?${subscribedParam}=waitlist`,
    Content: JoinedPage,
    getHead: ({ joined }, date) => ({ title: joined.title, description: joined.text(date) }),
  },
  confirm: {
    path: "",
    Content: ConfirmPage,
    getHead: ({ confirm }) => ({
      title: confirm.title,
      description: confirm.states.confirm.text,
    }),
  },
  missing: {
    path: "",
    Content: MissingPage,
    getHead: ({ missing }) => ({ title: missing.title, description: missing.text }),
  },
} satisfies Record<string, Page>;

export type PageName = keyof typeof listedPages | keyof typeof responsePages;

export const pages: Record<PageName, Page> = { ...listedPages, ...responsePages };

export const listedPageNames = Object.keys(listedPages) as (keyof typeof listedPages)[];
