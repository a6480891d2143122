import { type Language, translate } from "@agency/content/language";
import { type Context, Hono } from "hono";
import type { Extension, RouteDeps } from "../extension.ts";
import { toLogFields } from "../http/errors.ts";
import { sendEncoded } from "../pages/encodings.ts";
import {
  cacheControl,
  compress,
  createContext,
  type EncodedText,
  type SeoContext,
} from "./context.ts";
import { feedRoutes } from "./feedRoutes.ts";
import { llms } from "./llms.ts";
import { manifest, manifestType } from "./manifest.ts";
import type { SeoOptions } from "./options.ts";
import { pagePictures } from "./pagePictures.ts";
import { robots } from "./robots.ts";
import { securityTxt } from "./securityTxt.ts";
import { sitemapRoutes } from "./sitemapRoutes.ts";

const plain = "text/plain; charset=utf-8";

/**
 * Serves sitemap, `robots.txt`, feeds, `llms.txt`, web manifests, `security.txt` and page pictures.
 */
export const seo = <PictureInput>(options: SeoOptions<PictureInput>): Extension => ({
  open: ({ log }) => ({
    paths: ["/robots.txt"],
    routes: (deps) =>
      createRoutes(options, deps, (error) => log.error({ error: toLogFields(error) }, "content")),
  }),
});

function createRoutes<PictureInput>(
  options: SeoOptions<PictureInput>,
  { site, ...deps }: RouteDeps,
  onError: (error: unknown) => void,
): Hono {
  const routes = new Hono();
  if (!site) return routes;
  const { languages, getLocalizedPath, reader, countRendering, siteUrl: origin } = deps;
  const context = createContext(options, site, deps, onError);
  const { send } = context;
  routes.route("/", sitemapRoutes(options, context));
  routes.route("/", feedRoutes(options, context));
  for (const language of languages)
    routes.get(getLocalizedPath(language, options.manifest.path), (c) =>
      send(c, () => makeManifest(c, language, options, context)),
    );
  routes.get("/llms.txt", (c) => send(c, () => makeLlms(c, options, context)));
  routes.get("/robots.txt", (c) => send(c, () => compress(plain, robots(origin))));
  for (const path of ["/.well-known/security.txt", "/security.txt"])
    routes.get(path, async (c) => {
      const contacts = await options.fetchContacts(reader);
      const text = securityTxt({ origin, contacts, languages }, new Date());
      return sendEncoded(c, await compress(plain, text), cacheControl);
    });
  if (options.pictures)
    routes.route("/", pagePictures(options.pictures, { site, getLocalizedPath, countRendering }));
  return routes;
}

async function makeManifest(
  c: Context,
  language: Language,
  { name, manifest: { color, icons } }: SeoOptions<unknown>,
  { urls, getTexts }: SeoContext,
): Promise<EncodedText> {
  const { description } = await getTexts(c, language, "/");
  const startUrl = urls.getLocalizedPath(language, "/");
  const data = { language, name: translate(name, language), description, startUrl, color, icons };
  return compress(manifestType, manifest(data));
}

async function makeLlms(
  c: Context,
  { name, pages, llms: { pagesTitle, documents } }: SeoOptions<unknown>,
  { urls, reader, isListed, getTexts }: SeoContext,
): Promise<EncodedText> {
  const fetchAll = async <Item>(fetch: (language: Language) => Promise<Item[]>) =>
    (await Promise.all(urls.languages.map(fetch))).flat();
  const pageLinks = await fetchAll((language) =>
    Promise.all(
      pages.map(async (path) => {
        const { name: title, description } = await getTexts(c, language, path);
        return { title, path, language, description };
      }),
    ),
  );
  const sections = await Promise.all(
    documents.map(async ({ title, fetchLinks }) => ({
      title,
      links: await fetchAll(async (language) =>
        (await fetchLinks(reader, language)).filter(isListed).map((one) => ({ ...one, language })),
      ),
    })),
  );
  const homes = await Promise.all(urls.languages.map((language) => getTexts(c, language, "/")));
  const data = {
    name: name.en,
    summaries: homes.map(({ description }) => description),
    sections: [{ title: pagesTitle, links: pageLinks }, ...sections],
  };
  return compress(plain, llms(data, urls));
}
