const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * An object as the text of a `<script type="application/ld+json">`: nothing in it ends the element or
 * begins a comment (HTML, section 4.12.1.3), and it is a literal of older JavaScript too.
 */
export const jsonLdText = (object: object): string =>
  JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
