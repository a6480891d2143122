const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } };

/**
 * Value of `dangerouslySetInnerHTML` for an element whose server-rendered children stay: React looks
 * into no element that has it. A page that requires Trusted Types refuses an empty text as well
 * (W3C Trusted Types, section 2.3.1).
 */
export const emptyHtml: { __html: string | TrustedHTML } = {
  __html: trustedTypes?.emptyHTML ?? "",
};
