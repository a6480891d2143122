import { PostedFormContext } from "@agency/client/forms/PostedFormContext";
import { renderHeadTags } from "@agency/client/head";
import { getFallbacks, getI18n, type Translations } from "@agency/client/i18n";
import {
  createQueryReader,
  hashVersion,
  type PageMeta,
  recordQueries,
} from "@agency/client/navigation";
import {
  createRouteRenderer,
  failRoute,
  type LoadedRoute,
  requireContent,
} from "@agency/client/render";
import { parseLocalizedPath } from "@agency/client/routes";
import { provideSettings } from "@agency/client/settings";
import { isContentError } from "@agency/content";
import { type Language, languages, translate } from "@agency/content/language";
import type { Evidence as EvidenceContent } from "@agency/content/queries/case-studies";
import { organizationQuery } from "@agency/content/queries/organization";
import type { ShellContent } from "@agency/content/queries/shell";
import { teamQuery } from "@agency/content/queries/team";
import type { SearchAnswer, SearchParams } from "@agency/search/contract";
import type {
  RendererOptions as ServerOptions,
  Rendered as ServerRendered,
  VisitorOptions,
} from "@agency/server";
import { brand } from "@agency/showcase/brand";
import { brandColors } from "@agency/showcase/colors";
import { type OgImageInput, ogImageSize } from "@agency/showcase/og-image/types";
import type { ResourceLanguage } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import type { PostedForm } from "../shared/formLocations.ts";
import { getOgImagePath } from "../shared/ogImagePath.ts";
import { ApplicantContext } from "./ApplicantContext.ts";
import { getArtworkFile } from "./artwork/loadArtwork.ts";
import { needsPortraits } from "./head/ogImage.ts";
import { needsOrganization } from "./head/organization.ts";
import { pageHead } from "./head/pageHead.ts";
import { findPage, loadModule, loadPage } from "./navigation/pageLoader.ts";
import { pages } from "./navigation/pages.ts";
import { createSiteRoutes } from "./navigation/routeObjects.tsx";
import { applicantPath, matchRoute, type ShownPage } from "./navigation/routes.ts";
import type { PageState } from "./pageState.ts";
import { PreviewContext } from "./preview/PreviewContext.ts";
import { PreviewBanner } from "./shell/banners.tsx";
import { createShellLoader } from "./shell/loadShell.ts";
import { withSearch } from "./siteSearch.ts";

const localeFiles = import.meta.glob<ResourceLanguage[string]>("../locales/*/*.json", {
  eager: true,
  import: "default",
});

const words = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(localeFiles)
        .map(([file, content]) => [file.split("/").slice(-2), content] as const)
        .filter(([[folder]]) => folder === language)
        .map(([[, name = ""], content]) => [name.replace(/\.json$/, ""), content]),
    ),
  ]),
) as Translations;

export interface PageAbout {
  page: ShownPage;
  meta: PageMeta;
  sharing: OgImageInput;
}

interface Rendered extends ServerRendered {
  state: PageState | undefined;
  about: PageAbout;
}

interface RendererOptions extends ServerOptions {
  search: (params: SearchParams) => Promise<SearchAnswer>;
}

/**
 * Creates the page renderer, with the browser's component tree. Pages that throw render the site's
 * error page, but previews and answers for one visitor throw.
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
  for (const language of languages) getI18n(language, words);

  const fetchQuery = withSearch(fetch, find);
  const { loadRoute, renderRoute } = createRouteRenderer(
    createSiteRoutes(
      async (href) => requireContent(await loadPage(href, fetchQuery)),
      createShellLoader(fetchQuery),
    ),
  );

  return async function render(
    href: string,
    { post, applicant }: VisitorOptions = {},
  ): Promise<Rendered> {
    const posted = post as PostedForm | undefined;
    const { pathname, search } = new URL(href);
    const page = findPage(pathname);
    await loadModule(page);
    const loaded = await loadRoute(href, page);
    // The browser cannot load them again.
    const isOwn = isPreview || posted !== undefined || applicant !== undefined;
    if (loaded.failure !== undefined && isOwn) throw loaded.failure;
    try {
      return await renderLoaded(loaded);
    } catch (error) {
      if (isOwn || loaded.failure !== undefined) throw error;
      return renderLoaded(failRoute(loaded, page, error));
    }

    async function renderLoaded(route: LoadedRoute): Promise<Rendered> {
      const { context, data, failure } = route;
      const shell = route.root as ShellContent | null;

      const { language, path: ownPath } = parseLocalizedPath(pathname);
      // The URL is secret, so the head has the route.
      const path = page === "application" ? applicantPath : ownPath;
      const record = recordQueries(fetchQuery);
      let isDescribed = true;
      if (needsOrganization(page) && failure === undefined)
        await record.fetchQuery(organizationQuery, { lang: language }).catch((error: unknown) => {
          if (!isContentError(error)) throw error;
          isDescribed = false;
        });
      // The Open Graph image is optional.
      if (needsPortraits(page))
        await record.fetchQuery(teamQuery, { lang: language }).catch(() => undefined);

      const { html, preloads, meta, files } = await renderRoute(route, (router) => (
        <PostedFormContext value={posted}>
          <ApplicantContext value={applicant}>
            <PreviewContext value={isPreview ? PreviewBanner : undefined}>{router}</PreviewContext>
          </ApplicantContext>
        </PostedFormContext>
      ));
      const found = page !== "notFound" && data.found;
      const site = {
        origin: siteUrl,
        siteName: translate(brand.name, language),
        themeColors: { dark: brandColors.dark.ground, light: brandColors.light.ground },
      };
      const { head, isSample, sharing } = pageHead(
        {
          page: failure === undefined && isDescribed ? page : "notFound",
          language,
          path,
          params: matchRoute(pathname)?.params ?? {},
          search: new URLSearchParams(search),
          meta,
          queries: createQueryReader({ ...data.results, ...record.results }),
          getT: (name) => getI18n(language).getFixedT(language, name),
          now: new Date(data.now),
        },
        site,
      );
      const picture = {
        url: getOgImagePath(language, path),
        alt: meta.name,
        ...ogImageSize,
      };
      const tags = renderHeadTags(
        {
          ...head,
          image: picture,
          noindex:
            !found || failure !== undefined || (isPublic && isSample) || !!search || isPreview,
        },
        site,
      );
      return {
        language,
        found,
        files: [
          `src/pages/${pages[page].file}`,
          ...(shell?.notice || isPreview ? ["src/shell/banners.tsx"] : []),
          ...files.near,
        ],
        deferredFiles: [...files.far],
        failure,
        isWhole: shell !== null && isDescribed && failure === undefined,
        head: preloads + renderToStaticMarkup(tags),
        version: failure === undefined ? hashVersion(data.version, shell) : undefined,
        about: { page, meta, sharing },
        html,
        state:
          failure === undefined
            ? {
                words: getTranslations(language, [
                  ...pages[page].namespaces,
                  ...(isPreview ? ["preview"] : []),
                ]),
                loaderData: omitStaticArtwork(context.loaderData, files.near),
                posted,
                applicant,
                ...(isPreview && { isPreview }),
              }
            : undefined,
      };
    }
  };
}

/** Client artwork may have such a text. */
const isPortrait = (drawing: unknown): boolean =>
  typeof drawing === "object" && drawing !== null && "seed" in drawing;

/**
 * Removes static artwork's content, already in the HTML.
 *
 * @param near artwork files that hydrate
 */
const omitStaticArtwork = <Data,>(loaderData: Data, near: ReadonlySet<string>): Data =>
  JSON.parse(
    JSON.stringify(loaderData, (key, value: unknown) => {
      if (key === "drawing" && isPortrait(value)) return true;
      if (key !== "evidence" || value === null) return value;
      const evidence = value as EvidenceContent;
      return near.has(getArtworkFile(evidence.kind)) ? evidence : { ...evidence, content: null };
    }),
  ) as Data;

function getTranslations(language: Language, more: string[]): Translations {
  const namespaces = [...new Set(["common", ...more])];
  return Object.fromEntries(
    [language, ...getFallbacks(language)].map((code) => [
      code,
      Object.fromEntries(namespaces.map((name) => [name, words[code]?.[name] ?? {}])),
    ]),
  );
}
