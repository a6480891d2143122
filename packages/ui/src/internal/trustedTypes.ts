/** The parts of the Trusted Types API that are used here; TypeScript has no types of it. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): object };
}

/**
 * Name of the library's Trusted Types policy. A site that requires them sends
 * `require-trusted-types-for 'script'; trusted-types agency-ui`.
 *
 * Source: W3C Trusted Types, section 4.
 */
export const trustedTypesPolicy = "agency-ui";

/** Returns a URL of this origin, `blob:` included: `data:` and `javascript:` have none. */
function requireOwnUrl(url: string | URL): string {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError("Script of another origin");
  return String(url);
}

let policy: ReturnType<TrustedTypePolicyFactory["createPolicy"]> | undefined;

/**
 * Makes a URL for `new Worker` and the `src` of a script, which take no plain text where a page
 * requires Trusted Types. In browsers without them it returns the URL itself.
 *
 * @throws TypeError for a URL of another origin
 */
export function createScriptUrl(url: string | URL): string {
  const own = requireOwnUrl(url);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory | undefined };
  if (!trustedTypes) return own;
  policy ??= trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: requireOwnUrl });
  // The DOM's types know text alone.
  return policy.createScriptURL(own) as unknown as string;
}
