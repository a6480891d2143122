import { createRandom } from "./art/random.ts";
import { tags } from "./labels.ts";

type Json = Record<string, unknown>;

/** Lists must handle these. */
export const sizes = { blogPost: 2000, caseStudy: 500, jobVacancy: 300 };

/** Few values, or no prose. */
const kept = new Set([
  ...[
    "category",
    "industry",
    "location",
    "department",
    "experienceLevel",
    "services",
    "disclaimer",
  ],
  ...["technologiesUsed", "jobType", "workMode", "skills", "author", "isPublished"],
]);

const words = (text: string) => text.split(/\s+/);
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/**
 * Returns documents with random words, because identical texts compress to nothing. Deterministic.
 */
export function createSyntheticDocuments(originals: readonly Json[], count: number): Json[] {
  const next = createRandom(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const vocabulary = words(JSON.stringify(originals).replace(/[^\p{L}\s]+/gu, " "));
  const [arabic, english] = [vocabulary.filter(isArabic), vocabulary.filter((w) => !isArabic(w))];

  const reworded = (value: unknown, name = ""): unknown => {
    if (name.startsWith("_") || kept.has(name)) return value;
    if (typeof value === "string") {
      if (!value.includes(" ")) return value;
      return words(value)
        .map((word) => pick(isArabic(word) ? arabic : english))
        .join(" ");
    }
    if (Array.isArray(value)) return value.map((item) => reworded(item));
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, reworded(item, key)]),
    );
  };

  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length] as Json;
    const document = reworded(original) as Json;
    const name = `${words(String(document.title)).join("-").toLowerCase()}-${index}`;
    const moment = new Date(Date.UTC(2024, 0, 1) - index * 36e5).toISOString();
    const own = Array.from({ length: 3 }, () => pick(Object.keys(tags) as (keyof typeof tags)[]));
    return {
      ...document,
      _id: `synthetic-${document._type}-${index}`,
      _createdAt: moment,
      ...(document.slug ? { slug: { _type: "slug", current: name } } : {}),
      ...(document.publishedDate ? { publishedDate: moment } : {}),
      ...(document.tags
        ? { tags: own, ar: { ...(document.ar as Json), tags: own.map((tag) => tags[tag]) } }
        : {}),
    };
  });
}
