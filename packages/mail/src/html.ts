const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for content and attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] as string);

/** An address for an attribute. Anything but a web or mail address leads nowhere. */
export const address = (href: string): string =>
  /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? escapeHtml(href) : "#";

export type Direction = "ltr" | "rtl";

/** Script of a text, by the language that the design tokens have for it. */
export type Script = "en" | "ar";

export const getScript = (language: string): Script =>
  new Intl.Locale(language).maximize().script === "Arab" ? "ar" : "en";

export const getDirection = (language: string): Direction =>
  getScript(language) === "ar" ? "rtl" : "ltr";

/** The side where a line begins, and where it ends: mail programs know neither `start` nor `end`. */
export const getSides = (direction: Direction) =>
  direction === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };

/** A table that lays out and means nothing, or what its role says. */
export const table = (attributes: string, rows: string, role = "presentation"): string =>
  `<table role="${role}" border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;
