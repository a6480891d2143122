const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } };

/**
 * `dangerouslySetInnerHTML` that keeps server-rendered children unhydrated. Trusted Types reject an
 * empty string (W3C Trusted Types, section 2.3.1).
 */
export const emptyHtml: { __html: string | TrustedHTML } = {
  __html: trustedTypes?.emptyHTML ?? "",
};
