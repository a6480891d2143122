const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Serializes an object for `<script type="application/ld+json">`. Escapes line separators and
 * anything that ends the element or starts a comment (HTML, section 4.12.1.3).
 */
export const serializeJsonLd = (object: object): string =>
  JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
