/** Where the site names its agency: by its name, and by the cities of its offices. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { cities } from "../../packages/showcase/sample/labels.ts";
import { brand } from "../../packages/showcase/src/brand.ts";

const root = new URL("../..", import.meta.url).pathname;
type Language = "en" | "ar";

/** Where the offices are, as sentences call it. */
const regions = {
  en: ["UAE", "Emirates", "Gulf", "United Kingdom"],
  ar: ["الإمارات", "الخليج", "المملكة المتحدة"],
};

const { en, ar } = brand.name;
/** What names it in a language. Its Arabic name is a preposition too: as a name it has marks, or stands alone. */
const names: Record<Language, RegExp> = {
  en: new RegExp(`\\b(?:${[en, ...Object.keys(cities), ...regions.en].join("|")})\\b`, "i"),
  ar: new RegExp(`«${ar}»|^${ar}(?:$|:)|${[...Object.values(cities), ...regions.ar].join("|")}`),
};

/** The keys of the site's words in a language which name it, as `common:footer.blurb`. */
export function ownKeys(language: Language): string[] {
  const keys: string[] = [];
  const look = (value: unknown, path: string): void => {
    // Letters may be stretched.
    if (typeof value === "string" && names[language].test(value.replaceAll("ـ", "")))
      keys.push(path);
    if (!value || typeof value !== "object") return;
    for (const [name, child] of Object.entries(value))
      look(child, path.endsWith(":") ? path + name : `${path}.${name}`);
  };
  for (const file of globSync(`site/locales/${language}/*.json`, { cwd: root }).toSorted())
    look(JSON.parse(readFileSync(`${root}${file}`, "utf8")), `${basename(file, ".json")}:`);
  return keys;
}
