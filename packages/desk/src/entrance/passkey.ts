import { type Called, call, failed } from "./call.ts";

/** What the server takes of a passkey, in the browser's own form (W3C Web Authentication, level 3). */
export type PasskeyAnswer = RegistrationResponseJSON | AuthenticationResponseJSON;

/** Whether this browser makes and uses passkeys, and tells of them as the server takes it. */
export const hasPasskeys: boolean =
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "toJSON" in PublicKeyCredential.prototype;

/** A name to begin with: what the device's system calls itself. */
export const thisDevice = (): string =>
  (navigator as { userAgentData?: { platform?: string } }).userAgentData?.platform ||
  navigator.platform;

async function answered(credential: Promise<Credential | null>): Promise<Called<PasskeyAnswer>> {
  try {
    const made = (await credential) as PublicKeyCredential | null;
    return made ? { ok: true, answer: made.toJSON() } : failed("cancelled");
  } catch (error) {
    const { name } = error as DOMException;
    return failed(name === "InvalidStateError" ? "known-here" : "cancelled");
  }
}

/** Has this device make a passkey. `path` answers what with, by `body`. */
export async function makePasskey(path: string, body: object = {}): Promise<Called<PasskeyAnswer>> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>(path, body);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.answer);
  return answered(navigator.credentials.create({ publicKey }));
}

/** Has this device show whose passkey it holds. `path` answers what with. */
export async function showPasskey(path: string): Promise<Called<PasskeyAnswer>> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>(path);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.answer);
  return answered(navigator.credentials.get({ publicKey }));
}

/** Confirms by a passkey of this device who is signed in. Never throws. */
export async function confirmByPasskey(): Promise<Called<unknown>> {
  const shown = await showPasskey("account/confirmation/passkey/options");
  return shown.ok ? call("account/confirmation/passkey", { answer: shown.answer }) : shown;
}
