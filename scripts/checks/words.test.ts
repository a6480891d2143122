/** Translations: same keys in both languages, translated and used. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorStatuses } from "../../packages/server/src/forms/contract.ts";
import { findBannedWords } from "./bannedWords.ts";
import { findUsedKeys } from "./words.ts";

const root = new URL("../..", import.meta.url).pathname;
const forms = ["zero", "one", "two", "few", "many", "other"];
const plural = new RegExp(`_(${forms.join("|")})$`);
const namespaces = globSync("site/locales/en/*.json", { cwd: root })
  .map((file) => file.split("/").at(-1)?.replace(".json", "") ?? "")
  .sort();

const flat = (words: object, path = ""): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === "object" ? flat(value as object, `${path}${name}.`) : [[path + name, value]],
  );

const getWords = (language: string, namespace: string) =>
  new Map(
    flat(
      JSON.parse(
        readFileSync(`${root}site/locales/${language}/${namespace}.json`, "utf8"),
      ) as object,
    ),
  );

const bare = (words: Map<string, string>) => [
  ...new Set([...words.keys()].map((key) => key.replace(plural, ""))),
];

/** Never translated, like URLs. */
const names =
  /\.(id|tools\.\d+|formats\.\d+)$|^advertising\.platforms\.items\.\d+\.title$|^(rendre|upflyover|gymestry)\.title$/;

/** The whole text, or four or more words. */
function findEnglish(text: string): boolean {
  const own = text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, " ");
  const phrase = /[A-Za-z’']{2,}(?:[ ,.]+[A-Za-z’']+){3,}/;
  return phrase.test(own) || (/[a-z]{2}/.test(own) && !/\p{Script=Arabic}/u.test(own));
}

describe.each(namespaces)("the words of %s", (namespace) => {
  const english = getWords("en", namespace);
  const arabic = getWords("ar", namespace);

  it("are the same keys in both languages", () => {
    expect(bare(arabic).sort()).toEqual(bare(english).sort());
  });

  it("have all six plural forms in Arabic", () => {
    const counted = [...new Set([...arabic.keys()].filter((key) => plural.test(key)))];
    const missing = counted
      .map((key) => key.replace(plural, ""))
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !arabic.has(key));
    expect(missing).toEqual([]);
  });

  it("leave no English in Arabic", () => {
    const left = [...arabic].filter(([key, text]) => !names.test(key) && findEnglish(text));
    expect(left).toEqual([]);
  });

  it("are Arabic as the word list has it", () => {
    const refused =
      /(?<!\p{L})(جاري|الالكتروني|الى|إسم|إشتراك|الإثنين|مسئول|شكراً|أنت|يتم)(?!\p{L})|[٠-٩]|من قبل /u;
    expect([...arabic].filter(([, text]) => refused.test(text))).toEqual([]);
  });

  it("have no banned words", () => {
    const find = (language: "en" | "ar", words: Map<string, string>) =>
      [...words].flatMap(([key, text]) => findBannedWords(language, namespace, key, text));
    expect([...find("en", english), ...find("ar", arabic)]).toEqual([]);
  });
});

it("a banned word is reported with its replacement", () => {
  expect(findBannedWords("en", "home", "lead", "Whoever reads this")).toEqual([
    "home:lead has “Whoever”. Write: anyone who, the person who. “Whoever reads this”",
  ]);
  expect(findBannedWords("en", "legal", "lead", "We do not sell data")).toEqual([]);
});

/** Passed to `@agency/server` as objects. */
const serverNamespaces = ["answers", "mail", "templates"];

describe("every word", () => {
  /** Labeled only in mails. */
  const mailed = ["product", "plan", "caseStudy", "station"].map((name) => `contact:form.${name}`);
  const asked = findUsedKeys(`${root}site/tsconfig.json`);
  const isAsked = (namespace: string, key: string) => {
    if (mailed.includes(`${namespace}:${key}`)) return true;
    const parts = key.replace(plural, "").split(".");
    return parts.some((_, end) => asked.has(`${namespace}:${parts.slice(0, end + 1).join(".")}`));
  };

  it.each(namespaces.filter((name) => !serverNamespaces.includes(name)))(
    "of %s is asked for",
    (namespace) => {
      const unused = bare(getWords("en", namespace)).filter((key) => !isAsked(namespace, key));
      expect(unused).toEqual([]);
    },
  );

  it("that the server answers with is one of its codes", () => {
    expect(bare(getWords("en", "answers")).sort()).toEqual(Object.keys(errorStatuses).sort());
  });

  it("of the mails is named where they are written", () => {
    const sources = globSync(
      "packages/{backoffice,server}/src/{mail,newsletter,submissions}/*.ts",
      {
        cwd: root,
      },
    )
      .map((file) => readFileSync(root + file, "utf8"))
      .join("\n");
    const isNamed = (key: string) => {
      const [name = "", of = ""] = key.split(".").reverse();
      // Dynamic keys: product slugs and roles.
      const isLookedUp = ["names", "roles"].includes(of);
      return new RegExp(isLookedUp ? `${of}\\[` : `\\b\\w+\\.${name}\\b|"${name}"`).test(sources);
    };
    expect(bare(getWords("en", "mail")).filter((key) => !isNamed(key))).toEqual([]);
  });
});
