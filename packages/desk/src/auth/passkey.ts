import { type CallResult, call, failed } from "./call.ts";

/** W3C Web Authentication, level 3. */
export type PasskeyAnswer = RegistrationResponseJSON | AuthenticationResponseJSON;

/** Whether WebAuthn is supported with its JSON methods. */
export const hasPasskeys: boolean =
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "toJSON" in PublicKeyCredential.prototype;

/** Returns the platform, as a passkey's default name. */
export const getPlatformName = (): string =>
  (navigator as { userAgentData?: { platform?: string } }).userAgentData?.platform ||
  navigator.platform;

async function toPasskeyAnswer(
  credential: Promise<Credential | null>,
): Promise<CallResult<PasskeyAnswer>> {
  try {
    const made = (await credential) as PublicKeyCredential | null;
    return made ? { ok: true, answer: made.toJSON() } : failed("cancelled");
  } catch (error) {
    const { name } = error as DOMException;
    return failed(name === "InvalidStateError" ? "known-here" : "cancelled");
  }
}

/**
 * Registers a passkey.
 *
 * @param path endpoint of the options, called with `body`
 */
export async function createPasskey(
  path: string,
  body: object = {},
): Promise<CallResult<PasskeyAnswer>> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>(path, body);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.answer);
  return toPasskeyAnswer(navigator.credentials.create({ publicKey }));
}

/**
 * Signs a challenge with a passkey.
 *
 * @param path endpoint of the options
 */
export async function getPasskey(path: string): Promise<CallResult<PasskeyAnswer>> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>(path);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.answer);
  return toPasskeyAnswer(navigator.credentials.get({ publicKey }));
}

/** Confirms the session with a passkey. Never throws. */
export async function confirmByPasskey(): Promise<CallResult<unknown>> {
  const shown = await getPasskey("account/confirmation/passkey/options");
  return shown.ok ? call("account/confirmation/passkey", { answer: shown.answer }) : shown;
}
