/**
 * Returns the headers of one-click unsubscription (RFC 8058). Links without HTTPS get
 * `List-Unsubscribe` only (RFC 2369, RFC 8058, section 3.1). Nodemailer's `list` writes
 * `List-Unsubscribe-Post` incorrectly.
 */
export const oneClick = (link: string): Record<string, string> => ({
  "List-Unsubscribe": `<${link}>`,
  ...(link.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
});
