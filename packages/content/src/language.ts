/** The languages of the content. English is the fallback of every field. */
export type Language = "en" | "ar";

/** A text with the language it is really in, so that a page can mark a fallback (`lang`, `dir`). */
export interface LocalizedText {
  text: string;
  lang: Language;
}

/** A text which is also a key to group or filter by. `key` is the English value in any language. */
export interface LocalizedLabel extends LocalizedText {
  key: string;
}

/** A list of short texts. The whole list is in one language. */
export interface LocalizedList {
  items: string[];
  lang: Language;
}

/** A list of labels: `keys[i]` is the English value of `items[i]`. */
export interface LocalizedLabels extends LocalizedList {
  keys: string[];
}

/** What a post without a category is filed under. Source: specification, section 3. */
export const defaultCategory: Record<Language, string> = { en: "General", ar: "عام" };

/** GROQ of the key of a post's category. */
export const categoryKey = `coalesce(category,"${defaultCategory.en}")`;

/*
 * GROQ of localized fields. Arabic stands in the sibling object `ar` of the field; each field falls
 * back to English on its own, also where its Arabic is an empty text or list. All of it reads the query parameter `$lang`.
 */

const arabic = (field: string) => `$lang=="ar"&&length(ar.${field})>0`;
const inArabic = (field: string) => `${arabic(field)}=>{"text":ar.${field},"lang":"ar"}`;
const inEnglish = (field: string) => `{"text":${field},"lang":"en"}`;

/** `"title":{text,lang}`; result type `LocalizedText`. For fields the schema requires. */
export const text = (field: string, as = field): string =>
  `"${as}":select(${inArabic(field)},${inEnglish(field)})`;

/** The same, or null where neither language has the field; result type `LocalizedText | null`. */
export const optionalText = (field: string, as = field): string =>
  `"${as}":select(${inArabic(field)},defined(${field})=>${inEnglish(field)})`;

/** `{key,text,lang}`, or null where the field is empty; result type `LocalizedLabel | null`. */
export const label = (field: string): string =>
  `"${field}":select(defined(${field})=>{"key":${field},...select(${inArabic(field)},${inEnglish(field)})})`;

/** `{key,text,lang}` of the category, with the default one for null; result type `LocalizedLabel`. */
export const categoryLabel = (): string =>
  `"category":{"key":${categoryKey},...select($lang=="ar"&&!defined(category)=>{"text":"${defaultCategory.ar}","lang":"ar"},` +
  `${inArabic("category")},${inEnglish(categoryKey)})}`;

/** `{items,lang}`, empty where there is none; result type `LocalizedList`. */
export const list = (field: string): string =>
  `"${field}":select(${arabic(field)}=>{"items":ar.${field},"lang":"ar"},{"items":coalesce(${field},[]),"lang":"en"})`;

/** `{items,keys,lang}`; result type `LocalizedLabels`. Arabic counts only as long as it is in step. */
export const labels = (field: string): string =>
  `"${field}":{"keys":coalesce(${field},[]),...select(${arabic(field)}&&count(ar.${field})==count(${field})=>{"items":ar.${field},"lang":"ar"},{"items":coalesce(${field},[]),"lang":"en"})}`;

/** The portable text of `field` in the language asked for, as a GROQ expression. */
export const blocks = (field: string): string => `select(${arabic(field)}=>ar.${field},${field})`;

/** `{blocks,text,lang}`; `projection` says what becomes of each block, `text` is set where there is plain text instead. */
export const portableText = (field: string, projection: string): string =>
  `"${field}":{"blocks":coalesce(${blocks(field)}[]${projection},[]),"text":string(${blocks(field)}),"lang":select(${arabic(field)}=>"ar","en")}`;
