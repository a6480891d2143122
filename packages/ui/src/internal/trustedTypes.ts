/** Missing in TypeScript. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): object };
}

/**
 * Policy name. Sites that enforce Trusted Types send `require-trusted-types-for 'script';
 * trusted-types agency-ui`. Source: W3C Trusted Types, section 4.
 */
export const trustedTypesPolicy = "agency-ui";

/** Includes `blob:`, not `data:` and `javascript:`. */
function requireOwnUrl(url: string | URL): string {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError("Script of another origin");
  return String(url);
}

let policy: ReturnType<TrustedTypePolicyFactory["createPolicy"]> | undefined;

/**
 * Returns a URL for `new Worker` or a script, trusted if supported.
 *
 * @throws TypeError for other origins
 */
export function createScriptUrl(url: string | URL): string {
  const own = requireOwnUrl(url);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory | undefined };
  if (!trustedTypes) return own;
  policy ??= trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: requireOwnUrl });
  // DOM types accept only strings.
  return policy.createScriptURL(own) as unknown as string;
}
