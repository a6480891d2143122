import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { validateXML } from "xmllint-wasm";

const own = (name: string) => readFile(new URL(`./schemas/${name}`, import.meta.url), "utf8");
const sitemapPackage = dirname(createRequire(import.meta.url).resolve("sitemap/package.json"));

async function errorsOf(options: Parameters<typeof validateXML>[0]): Promise<string[]> {
  // Enough for the largest file a sitemap may be.
  const { errors } = await validateXML({ ...options, maxMemoryPages: 16384 });
  return errors.map(({ message }) => message);
}

/** What is wrong with a sitemap by the schemas of sitemaps.org and of its alternates. */
export const sitemapErrors = async (xml: string): Promise<string[]> =>
  errorsOf({
    xml,
    schema: [await own("sitemaps.xsd")],
    preload: [
      {
        fileName: "sitemap.xsd",
        contents: await readFile(join(sitemapPackage, "schema/sitemap.xsd"), "utf8"),
      },
      { fileName: "alternates.xsd", contents: await own("alternates.xsd") },
    ],
  });

/** What is wrong with an index of sitemaps. */
export const indexErrors = async (xml: string): Promise<string[]> =>
  errorsOf({ xml, schema: [await own("siteindex.xsd")] });

/** What is wrong with an Atom feed. */
export const atomErrors = async (xml: string): Promise<string[]> =>
  errorsOf({ xml, schema: [await own("atom.rng")], extension: "relaxng" });
