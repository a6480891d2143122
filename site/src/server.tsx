import { PostedFormContext } from "@agency/client/forms/PostedFormContext";
import { headTags } from "@agency/client/head";
import {
  createQueryReader,
  hashVersion,
  type PageData,
  type PageMeta,
  PageMetaContext,
  RenderedFilesContext,
  recordQueries,
} from "@agency/client/navigation";
import { readAddress } from "@agency/client/routes";
import { ContentError, isContentError } from "@agency/content";
import { type Language, languages, translate } from "@agency/content/language";
import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { organizationQuery } from "@agency/content/queries/organization";
import type { ShellContent } from "@agency/content/queries/shell";
import { teamQuery } from "@agency/content/queries/team";
import type { SearchAnswer, SearchParams } from "@agency/search/contract";
import type {
  ForOne,
  RendererOptions as ServerOptions,
  Rendered as ServerRendered,
} from "@agency/server";
import { brand } from "@agency/showcase/brand";
import { brandColors } from "@agency/showcase/colors";
import { type SharingInput, sharingSize } from "@agency/showcase/og-image/types";
import type { ResourceLanguage } from "i18next";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { PostedForm } from "../shared/posted.ts";
import { getSharingPath } from "../shared/sharing.ts";
import { ApplicantContext } from "./applicant.ts";
import { fileOf } from "./evidence/drawings.ts";
import { tellsOfAgency } from "./head/agency.ts";
import { pageHead } from "./head/pageHead.ts";
import { showsPeople } from "./head/sharing.ts";
import { fallbacksOf, type Words, wordsIn } from "./i18n.ts";
import { findPage, loadModule, loadPage } from "./navigation/pageLoader.ts";
import { pages } from "./navigation/pages.ts";
import { createSiteRoutes } from "./navigation/routeObjects.tsx";
import { applicantPath, matchRoute, type ShownPage } from "./navigation/routes.ts";
import { PreviewContext } from "./preview/preview.ts";
import { takeRenderTurn } from "./renderTurn.ts";
import { withSearch } from "./search.ts";
import { provideSettings } from "./settings.ts";
import { PreviewBanner } from "./shell/banners.tsx";
import { shellLoader } from "./shell/loadShell.ts";
import type { PageState } from "./state.ts";

const files = import.meta.glob<ResourceLanguage[string]>("../locales/*/*.json", {
  eager: true,
  import: "default",
});

/** Every word in every language, as `words[language][namespace]`. */
const words = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(files)
        .map(([file, content]) => [file.split("/").slice(-2), content] as const)
        .filter(([[folder]]) => folder === language)
        .map(([[, name = ""], content]) => [name.replace(/\.json$/, ""), content]),
    ),
  ]),
) as Words;

/** What a rendered page tells of itself beside its HTML. */
export interface PageAbout {
  page: ShownPage;
  /** What the page says of itself. */
  words: PageMeta;
  /** What its sharing picture shows. */
  sharing: SharingInput;
}

interface Rendered extends ServerRendered {
  state: PageState | undefined;
  about: PageAbout;
}

interface RendererOptions extends ServerOptions {
  /** Answers a search. */
  search: (params: SearchParams) => Promise<SearchAnswer>;
}

/**
 * Renders pages of the site to HTML, from the same tree as the browser.
 *
 * @returns a function of the page's address, and of what it shows to one visitor; it throws what the page throws
 */
export function createRenderer({
  settings,
  siteUrl,
  isPublic,
  fetch,
  search: find,
  isPreview,
}: RendererOptions) {
  provideSettings(settings);
  for (const language of languages) wordsIn(language, words);

  const fetchQuery = withSearch(fetch, find);
  const handler = createStaticHandler(
    createSiteRoutes(
      async (href) => requireContent(await loadPage(href, fetchQuery)),
      shellLoader(fetchQuery),
    ),
  );

  return async function render(href: string, { post, applicant }: ForOne = {}): Promise<Rendered> {
    const posted = post as PostedForm | undefined;
    const { pathname, search } = new URL(href);
    const page = findPage(pathname);
    await loadModule(page);
    const context = await handler.query(new Request(href));
    if (context instanceof Response) throw new Error(`The page answered ${context.status}.`);
    for (const error of Object.values(context.errors ?? {}))
      if (!isContentError(error)) throw error;
    // The router renders the page's error element within the layout.
    const failure: unknown = context.errors?.[page];
    // The browser could not load these pages again by itself.
    if (failure !== undefined && (isPreview || posted || applicant)) throw failure;
    const data = failure === undefined ? (context.loaderData[page] as PageData) : nothing;
    const shell = context.loaderData.root as ShellContent | null;

    const { language, path: ownPath } = readAddress(pathname);
    // What opens an application stands nowhere but in its address.
    const path = page === "application" ? applicantPath : ownPath;
    const record = recordQueries(fetchQuery);
    let isDescribed = true;
    if (tellsOfAgency(page) && failure === undefined)
      await record.fetchQuery(organizationQuery, { lang: language }).catch((error: unknown) => {
        if (!isContentError(error)) throw error;
        isDescribed = false;
      });
    // A picture is no reason for a page to fail.
    if (showsPeople(page))
      await record.fetchQuery(teamQuery, { lang: language }).catch(() => undefined);

    let own: PageMeta = { name: "", title: "", description: "" };
    const drawn = { near: new Set<string>(), far: new Set<string>() };
    await takeRenderTurn();
    const html = renderToString(
      <PageMetaContext value={(next) => (own = next)}>
        <RenderedFilesContext value={(file, isNear) => drawn[isNear ? "near" : "far"].add(file)}>
          <PostedFormContext value={posted}>
            <ApplicantContext value={applicant}>
              <PreviewContext value={isPreview ? PreviewBanner : undefined}>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </PreviewContext>
            </ApplicantContext>
          </PostedFormContext>
        </RenderedFilesContext>
      </PageMetaContext>,
    );
    const found = page !== "notFound" && data.found;
    const site = {
      origin: siteUrl,
      siteName: translate(brand.name, language),
      themeColors: { dark: brandColors.dark.ground, light: brandColors.light.ground },
    };
    const { head, isSample, sharing } = pageHead(
      {
        // Without the content there is nothing to describe to search engines.
        page: failure === undefined && isDescribed ? page : "notFound",
        language,
        path,
        params: matchRoute(pathname)?.params ?? {},
        meta: own,
        queries: createQueryReader({ ...data.results, ...record.results }),
        getT: (name) => wordsIn(language).getFixedT(language, name),
        now: new Date(data.now),
      },
      site,
    );
    const picture = {
      url: getSharingPath(language, path),
      alt: own.name,
      ...sharingSize,
    };
    const tags = headTags(
      {
        ...head,
        image: picture,
        noindex: !found || failure !== undefined || (isPublic && isSample) || !!search || isPreview,
      },
      site,
    );
    return {
      language,
      found,
      files: [
        `src/pages/${pages[page].file}`,
        ...(shell?.notice || isPreview ? ["src/shell/banners.tsx"] : []),
        ...drawn.near,
      ],
      laterFiles: [...drawn.far],
      failure,
      isWhole: shell !== null && isDescribed && failure === undefined,
      head: renderToStaticMarkup(tags),
      version: failure === undefined ? hashVersion(data.version, shell) : undefined,
      about: { page, words: own, sharing },
      html,
      state:
        failure === undefined
          ? {
              words: wordsOf(language, [pages[page].namespace, ...(isPreview ? ["preview"] : [])]),
              loaderData: withoutDrawings(context.loaderData, drawn.near),
              posted,
              applicant,
              ...(isPreview && { isPreview }),
            }
          : undefined,
    };
  };
}

/** Data of a page whose content failed. */
const nothing: PageData = { results: {}, version: "", found: true, now: Date.now() };

/** Throws if a query of a page failed. */
function requireContent(data: PageData): PageData {
  for (const result of Object.values(data.results))
    if ("failed" in result) throw new ContentError(result.failed, "The content did not come.");
  return data;
}

/** A person's; a drawing's own texts may be called so, too. */
const isPortrait = (drawing: unknown): boolean =>
  typeof drawing === "object" && drawing !== null && "seed" in drawing;

/**
 * What a page was loaded with, without the content of drawings that only stand there: the server has
 * drawn them. `near`: files of those that come alive.
 */
const withoutDrawings = <Data,>(loaderData: Data, near: ReadonlySet<string>): Data =>
  JSON.parse(
    JSON.stringify(loaderData, (key, value: unknown) => {
      if (key === "drawing" && isPortrait(value)) return true;
      if (key !== "evidence" || value === null) return value;
      const evidence = value as EvidenceContent;
      return near.has(fileOf(evidence.kind)) ? evidence : { ...evidence, content: null };
    }),
  ) as Data;

/** The words that a page is rendered with, those it falls back to included. */
function wordsOf(language: Language, more: string[]): Words {
  const namespaces = [...new Set(["common", ...more])];
  return Object.fromEntries(
    [language, ...fallbacksOf(language)].map((code) => [
      code,
      Object.fromEntries(namespaces.map((name) => [name, words[code]?.[name] ?? {}])),
    ]),
  );
}
