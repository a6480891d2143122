/**
 * The headers by which a mail program ends a subscription with one click (RFC 8058), where the link is
 * by https (its section 3.1); without, the link alone (RFC 2369). Not through nodemailer's `list`,
 * which writes the second one wrongly beside the first.
 */
export const oneClick = (link: string): Record<string, string> => ({
  "List-Unsubscribe": `<${link}>`,
  ...(link.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
});
