const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] as string);

/** Escapes a URL for an attribute. Returns `#` for other schemes than http(s), mailto and tel. */
export const toSafeUrl = (href: string): string =>
  /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? escapeHtml(href) : "#";

export type Direction = "ltr" | "rtl";

export type Script = "en" | "ar";

const findScript = (language: string) => new Intl.Locale(language).maximize().script ?? "";

/**
 * Returns `ar` for Arabic script, else `en`.
 * @throws RangeError for an invalid language tag
 */
export const getScript = (language: string): Script =>
  findScript(language) === "Arab" ? "ar" : "en";

export const isLatin = (language: string): boolean => findScript(language) === "Latn";

/** ISO 15924 codes. */
const rightToLeft = "Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa".split(" ");

export const getDirection = (language: string): Direction =>
  rightToLeft.includes(findScript(language)) ? "rtl" : "ltr";

/** Returns physical sides, because mail clients lack `start` and `end`. */
export const getTextSides = (direction: Direction) =>
  direction === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };

/** Renders a layout table, unless `role` is given. */
export const table = (
  attributes: string,
  rows: string,
  role: "presentation" | "list" | "table" = "presentation",
): string =>
  `<table${role === "table" ? "" : ` role="${role}"`} border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;
