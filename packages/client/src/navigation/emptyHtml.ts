const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } };

/**
 * Value of `dangerouslySetInnerHTML` for an element whose server-rendered children stay: React does
 * not hydrate them. Required Trusted Types refuse an empty string (W3C Trusted Types, section 2.3.1).
 */
export const emptyHtml: { __html: string | TrustedHTML } = {
  __html: trustedTypes?.emptyHTML ?? "",
};
