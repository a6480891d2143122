import { type Called, call, failed } from "./call.ts";

/** W3C Web Authentication, level 3. */
export type PasskeyAnswer = RegistrationResponseJSON | AuthenticationResponseJSON;

/** Whether this browser supports WebAuthn with its JSON methods. */
export const hasPasskeys: boolean =
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "toJSON" in PublicKeyCredential.prototype;

/** Returns the platform, as default name of a passkey. */
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

/** @param path endpoint of the options, called with `body` */
export async function makePasskey(path: string, body: object = {}): Promise<Called<PasskeyAnswer>> {
  const asked = await call<PublicKeyCredentialCreationOptionsJSON>(path, body);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.answer);
  return answered(navigator.credentials.create({ publicKey }));
}

/** @param path endpoint of the options */
export async function showPasskey(path: string): Promise<Called<PasskeyAnswer>> {
  const asked = await call<PublicKeyCredentialRequestOptionsJSON>(path);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.answer);
  return answered(navigator.credentials.get({ publicKey }));
}

/** Never throws. */
export async function confirmByPasskey(): Promise<Called<unknown>> {
  const shown = await showPasskey("account/confirmation/passkey/options");
  return shown.ok ? call("account/confirmation/passkey", { answer: shown.answer }) : shown;
}
