/** What is told in several places is the same in all of them, in both languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cases } from "../../packages/showcase/sample/cases.ts";
import { documents } from "../../packages/showcase/sample/documents.ts";
import { issues } from "../../packages/showcase/sample/issues.ts";
import { cities } from "../../packages/showcase/sample/labels.ts";
import { offices } from "../../packages/showcase/sample/offices.ts";
import { posts } from "../../packages/showcase/sample/posts/index.ts";
import { products } from "../../packages/showcase/sample/products.ts";
import { team } from "../../packages/showcase/sample/team.ts";
import { vacancies } from "../../packages/showcase/sample/vacancies.ts";
import { numberOf, numbersIn, pairsIn, tells, textsIn } from "./facts.ts";

const root = new URL("../..", import.meta.url).pathname;
type Language = "en" | "ar";
const wordsOf = (language: Language) =>
  readdirSync(join(root, "site/locales", language)).map((file) => ({
    file,
    words: JSON.parse(readFileSync(join(root, "site/locales", language, file), "utf8")) as unknown,
  }));
const [english, arabic] = [wordsOf("en"), wordsOf("ar")];
const said = (words: typeof english) => words.flatMap(({ words }) => textsIn(words)).join("\n");

/** The texts that stand at the same place of two objects; plural forms that only one has are left out. */
function besides(one: unknown, other: unknown): [string, string][] {
  if (typeof one === "string") return typeof other === "string" ? [[one, other]] : [];
  if (!one || !other || typeof one !== "object" || typeof other !== "object") return [];
  return Object.entries(one).flatMap(([name, child]) =>
    besides(child, (other as Record<string, unknown>)[name]),
  );
}

/** People and clients, by their names in both languages. */
const people = team
  .filter(({ isPublished }) => isPublished !== false)
  .map(({ name, ar }) => ({ en: name, ar: String(ar?.name) }));
const clients = cases
  .filter(({ isPublished }) => isPublished !== false)
  .map(({ clientName, ar }) => ({ en: clientName, ar: String(ar?.clientName) }));

describe("a case study", () => {
  const told = cases.filter(({ isPublished }) => isPublished !== false);

  it.each(told.map((study) => [study.slug, study] as const))(
    "%s agrees with its charts",
    (_, study) => {
      const { metrics, charts = [] } = study;
      for (const { headlines } of charts as unknown as { headlines: Headline[] }[]) {
        for (const { value, label } of headlines) {
          const metric = metrics.find((one) => one.value === value.en);
          expect({
            value: { en: metric?.value, ar: metric?.ar?.value ?? metric?.value },
            label: { en: metric?.label, ar: metric?.ar?.label },
          }).toEqual({ value, label });
        }
      }
      // Both ends of what a chart draws stand in its table.
      const drawn = textsIn(charts).flatMap(numbersIn);
      for (const { before, after, unit } of metrics) {
        if (before === 0) continue;
        const hours = unit === "minutes" && before && before % 60 === 0 ? before / 60 : before;
        expect(drawn).toEqual(expect.arrayContaining([String(hours), String(after)]));
      }
    },
  );

  it.each(told.map((study) => [study.slug, study] as const))(
    "%s tells its own figures",
    (_, study) => {
      const { challenge, solution, results, timeline, metrics, ar } = study;
      const text = textsIn([challenge, solution, results]).join("\n");
      for (const { before, after, unit, label } of metrics) {
        for (const amount of [before, after]) {
          if (!amount) continue;
          const isTold = tells(text, amount) || (unit === "minutes" && tells(text, amount / 60));
          expect(isTold, `${label}: ${amount}`).toBe(true);
        }
      }
      // A share is that of the ends.
      for (const { value, before, after } of metrics) {
        const [, sign, percent] = /^([+−])(\d+)%$/.exec(value) ?? [];
        if (!percent || !before || after === undefined) continue;
        const change = (100 * (after - before)) / before;
        expect(Math.sign(change)).toBe(sign === "+" ? 1 : -1);
        expect(Math.round(Math.abs(change)), `${value} of ${before}`).toBe(Number(percent));
      }
      const [weeks] = numbersIn(study.projectDuration);
      expect(Math.max(...timeline.map(({ week }) => week))).toBeLessThanOrEqual(Number(weeks));
      for (const field of ["projectDuration", "companySize", "teamSize"] as const)
        expect(numbersIn(String(ar?.[field])), field).toEqual(numbersIn(study[field]));
    },
  );

  it.each(told.map((study) => [study.slug, study] as const))(
    "%s is over before it is told",
    (_, study) => {
      expect(study.completedDate < study.createdAt).toBe(true);
      expect(study.testimonialPosition).toContain(study.clientName);
      expect(study.ar?.testimonialPosition).toContain(study.ar?.clientName);
    },
  );
});

interface Headline {
  value: { en: string; ar: string };
  label: { en: string; ar: string };
}

describe("names", () => {
  const pairs = documents().flatMap((document) =>
    pairsIn(document)
      // On the repair card the Arabic line says what the firm does.
      .filter(({ path }) => !path.endsWith(".imprint"))
      .map((pair) => ({ ...pair, path: document._id + pair.path })),
  );

  it.each([...people, ...clients].map(({ en, ar }) => [en, ar]))("%s is %s in Arabic", (en, ar) => {
    const wrong = pairs.filter((pair) => pair.en.includes(en) !== pair.ar.includes(ar));
    // A text may say "she", or the first name, where the other language repeats the whole.
    const [first = "", firstArabic = ""] = [en.split(" ")[0], ar.split(" ")[0]];
    expect(
      wrong.filter((pair) => pair.en.includes(first) !== pair.ar.includes(firstArabic)),
    ).toEqual([]);
  });

  it("of authors are those of the team", () => {
    for (const { slug, author, ar } of posts)
      expect(people, slug).toContainEqual({ en: author, ar: ar?.author ?? expect.anything() });
  });

  it("of places are those of the offices, and vacancies are at one", () => {
    expect(offices.map(({ name, ar }) => [name, ar.name]).toSorted()).toEqual(
      Object.entries(cities).toSorted(),
    );
    for (const { address, ar, name, place } of offices) {
      expect([address, place.locality]).toEqual([expect.stringContaining(name), name]);
      expect(ar.address).toContain(ar.name);
    }
  });

  it("in stories are those of the content", () => {
    const folder = join(root, "packages/ui/src");
    const stories = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?:\.stories\.tsx|\/story\w*\.tsx?)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
    const wrong = stories.flatMap(([file, text]) =>
      [...people, ...clients]
        .filter(({ en, ar }) => {
          const isArabicToo = /\p{Script=Arabic}/u.test(text);
          // One that stays in its own script is isolated.
          return (
            text.includes(`"${en}"`) &&
            isArabicToo &&
            !text.includes(ar) &&
            !text.includes(`>${en}</bdi>`)
          );
        })
        .map(({ en }) => `${file}: ${en}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("figures", () => {
  it("of three digits and more are in both languages of a text", () => {
    const large = (text: string) =>
      [...new Set(numbersIn(text).filter((number) => Number(number) > 100))].toSorted();
    const wrong = documents().flatMap((document) =>
      pairsIn(document)
        .filter(({ en, ar }) => `${large(en)}` !== `${large(ar)}`)
        .map(({ path, en, ar }) => `${document._id}${path}: ${large(en)} and ${large(ar)}`),
    );
    expect(wrong).toEqual([]);
  });

  it("of the site's words are in both languages", () => {
    const large = (text: string) =>
      [...new Set(numbersIn(text).filter((number) => Number(number) > 60))].toSorted();
    const wrong = english.flatMap(({ file, words }) => {
      const other = arabic.find((one) => one.file === file)?.words;
      return besides(words, other)
        .filter(([en, ar]) => `${large(en)}` !== `${large(ar)}`)
        .map((texts) => `${file}: ${texts.join(" | ")}`);
    });
    expect(wrong).toEqual([]);
  });

  it("of pay are those of the record", () => {
    for (const { slug, salaryRange, baseSalary, ar } of vacancies) {
      const range = [...new Set([baseSalary.min, baseSalary.max])].map(String);
      expect(numbersIn(salaryRange), slug).toEqual(range);
      if (ar?.salaryRange) expect(numbersIn(ar.salaryRange), slug).toEqual(range);
      expect(salaryRange, slug).toContain(baseSalary.currency);
    }
  });

  it("of experience are those that a vacancy asks for", () => {
    for (const { slug, experienceLevel, requirements, isActive } of vacancies) {
      if (isActive === false) continue;
      const years = Number(numbersIn(experienceLevel)[0]);
      const asked = requirements.flatMap((line) => {
        const [, number] = /^(An?|\w+) years?\b/i.exec(line) ?? [];
        return number ? [/^an?$/i.test(number) ? 1 : numberOf(number)] : [];
      });
      expect(
        [years, ...asked].every((number) => number === years),
        `${slug}: ${asked}`,
      ).toBe(true);
    }
  });

  it("of offices, people and cities are counted", () => {
    const gulf = offices.filter(({ place }) => place.country === "AE");
    expect([offices.length, gulf.length]).toEqual([4, 3]);
    const all = `${said(english)}\n${textsIn(posts).join("\n")}\n${textsIn(vacancies).join("\n")}`;
    for (const [pattern, count] of [
      [/(\w+) cities, one working day/gi, offices.length],
      [/thirty (?:people|of us)[^.]*? in (\w+) offices/gi, offices.length],
      [/with (\w+) offices in the Gulf/gi, gulf.length],
    ] as const) {
      const found = [...all.matchAll(pattern)];
      expect(found.length, String(pattern)).toBeGreaterThan(0);
      for (const [, number = ""] of found) expect(numberOf(number), String(pattern)).toBe(count);
    }
    expect(said(arabic)).toContain("أربع مدن");
  });

  it("of places, plans and claims of the products are those of the record", () => {
    const upflyover = products.find(({ slug }) => slug === "upflyover");
    const { places, plans = [] } = upflyover ?? {};
    expect(places?.taken).toBeLessThan(Number(places?.total));
    for (const words of [english, arabic]) {
      const [page] = words.flatMap(({ file, words }) =>
        file === "products.json" ? [textsIn((words as Record<string, unknown>).upflyover)] : [],
      );
      const firsts = page?.filter((text) => /first 1|لأول 1/.test(text)) ?? [];
      expect(firsts.length).toBeGreaterThan(1);
      for (const text of firsts) expect(numbersIn(text), text).toContain(String(places?.total));
    }
    expect(numbersIn(String(plans.find(({ plan }) => plan === "free")?.note))).toContain(
      String(places?.total),
    );
  });

  it("of a launch are its day, wherever it is told", () => {
    const [gymestry, rendre] = ["gymestry", "rendre"].map((slug) =>
      products.find((product) => product.slug === slug),
    );
    const dayOf = (at = "", language: string) =>
      new Date(at).toLocaleDateString(language, {
        ...{ day: "numeric", month: "long", year: "numeric" },
        timeZone: "Asia/Dubai",
      });
    const text = textsIn(posts).join("\n");
    expect(text).toContain(`Gymestry was announced for ${dayOf(gymestry?.launchAt, "en-GB")}`);
    expect(text).toContain(`Gymestry في ${dayOf(gymestry?.launchAt, "ar-u-nu-latn")}`);
    expect(text).toContain(`\`${gymestry?.launchAt}\``);
    expect(dayOf(rendre?.launchAt, "en-GB")).toMatch(/^1 July/);
    expect(numbersIn(String(rendre?.launchText))).toEqual([
      dayOf(rendre?.launchAt, "en").slice(-4),
    ]);
    expect(numbersIn(String(rendre?.ar.launchText))).toEqual(numbersIn(String(rendre?.launchText)));
  });
});

describe("an issue of the newsletter", () => {
  it.each(issues.map((issue) => [issue.number, issue] as const))(
    "%i is of posts that were there",
    (_, issue) => {
      for (const slug of [issue.lead, ...issue.posts, issue.cover]) {
        const post = posts.find((one) => one.slug === slug);
        expect(post?.isPublished, slug).not.toBe(false);
        expect(String(post?.publishedDate) < issue.sentAt, slug).toBe(true);
      }
      const lead = posts.find(({ slug }) => slug === issue.lead);
      expect(textsIn(issue).join("\n")).toContain(lead?.author.split(" ")[0]);
      expect(textsIn(issue.ar).join("\n")).toContain(lead?.ar?.author?.split(" ")[0]);
    },
  );
});
