/**
 * Returns headers for one-click unsubscription (RFC 8058), which requires HTTPS (section 3.1).
 * Otherwise `List-Unsubscribe` only (RFC 2369). Nodemailer's `list` writes `List-Unsubscribe-Post`
 * incorrectly.
 */
export const getUnsubscribeHeaders = (link: string): Record<string, string> => ({
  "List-Unsubscribe": `<${link}>`,
  ...(link.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
});
