/** The parts of the Trusted Types API in use. TypeScript has no types for it. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): object };
}

/**
 * Name of the library's Trusted Types policy. Sites that enforce Trusted Types send
 * `require-trusted-types-for 'script'; trusted-types agency-ui`. Source: W3C Trusted Types, section
 * 4.
 */
export const trustedTypesPolicy = "agency-ui";

/** Same-origin URLs include `blob:`, but not `data:` and `javascript:`, whose origin is opaque. */
function requireOwnUrl(url: string | URL): string {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError("Script of another origin");
  return String(url);
}

let policy: ReturnType<TrustedTypePolicyFactory["createPolicy"]> | undefined;

/**
 * Returns a URL for `new Worker` or a script's `src`, as a `TrustedScriptURL` if the browser
 * supports it.
 *
 * @throws TypeError for URLs of other origins
 */
export function createScriptUrl(url: string | URL): string {
  const own = requireOwnUrl(url);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory | undefined };
  if (!trustedTypes) return own;
  policy ??= trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: requireOwnUrl });
  // The DOM types accept only strings.
  return policy.createScriptURL(own) as unknown as string;
}
