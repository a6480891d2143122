import { randomUUID } from "node:crypto";
import { isConflict, type Writer } from "@agency/server/submissions";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { logRefusal } from "./audit-log.ts";
import { createChallenges } from "./challenges.ts";
import type { Passkey, Person } from "./people.ts";

/** Answers are valid only for the purpose `about`. */
export interface Passkeys {
  createRegistrationOptions(
    person: Pick<Person, "_id" | "email" | "name" | "passkeys">,
    about: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON>;
  verifyRegistration(
    answer: RegistrationResponseJSON,
    about: string,
    name: string,
  ): Promise<Passkey | undefined>;
  ask(about: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Logs failures of known people. */
  recognize(
    answer: AuthenticationResponseJSON,
    about: string,
  ): Promise<{ person: Person; passkey: Passkey } | undefined>;
}

/** ES256, EdDSA, RS256 (RFC 9053, RFC 8812). The library's detection logs warnings. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** Loaded on demand: sign-ins are rare. */
const loadLibrary = () => import("@simplewebauthn/server");

const decodeBase64Url = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
const encodeBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Reads the person's id from a user handle. Empty without one. */
export const readOwner = ({ response }: AuthenticationResponseJSON): string =>
  typeof response.userHandle === "string"
    ? Buffer.from(response.userHandle, "base64url").toString()
    : "";

function readChallenge({
  response,
}: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
  return (data as { challenge: string }).challenge;
}

/** Stored by authenticators, so without personal data. */
const getUserHandle = ({ _id }: Pick<Person, "_id">) => encodeBase64Url(Buffer.from(_id));

/**
 * Creates passkey registration and verification (W3C Web Authentication, level 3). Requires user
 * verification.
 */
export function createPasskeys(writer: Writer, siteUrl: string): Passkeys {
  const { hostname: rpID } = new URL(siteUrl);
  const challenges = createChallenges();
  const expected = (about: string) => ({
    expectedChallenge: (challenge: string) => challenges.isOpen(challenge, about),
    expectedOrigin: siteUrl,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  async function find(id: string): Promise<Person | undefined> {
    const query = `*[_type == "person" && isEnded != true && $id in passkeys[].id][0]`;
    return (await writer.fetch<Person | null>(query, { id })) ?? undefined;
  }

  async function verify(
    answer: AuthenticationResponseJSON,
    about: string,
    { id, publicKey, counter }: Passkey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        ...expected(about),
        credential: { id, publicKey: decodeBase64Url(publicKey), counter },
      });
      const isFirst = verified && challenges.use(readChallenge(answer));
      return isFirst ? authenticationInfo.newCounter : undefined;
    } catch {
      // A cloned passkey, another origin or an expired challenge.
      return undefined;
    }
  }

  return {
    async createRegistrationOptions(person, about) {
      const { generateRegistrationOptions } = await loadLibrary();
      const options = await generateRegistrationOptions({
        rpName: rpID,
        rpID,
        challenge: challenges.issue(about),
        userID: new Uint8Array(Buffer.from(person._id)),
        userName: person.email,
        userDisplayName: person.name || person.email,
        attestationType: "none",
        supportedAlgorithmIDs,
        excludeCredentials: (person.passkeys ?? []).map(({ id, transports = [] }) => ({
          id,
          transports,
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return options;
    },
    async verifyRegistration(answer, about, name) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: answer,
        ...expected(about),
        supportedAlgorithmIDs,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo || (await find(registrationInfo.credential.id))) return undefined;
      if (!challenges.use(readChallenge(answer))) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        _key: randomUUID(),
        id,
        publicKey: encodeBase64Url(publicKey),
        counter,
        transports: [...transports],
        name,
        addedAt: new Date().toISOString(),
      };
    },
    async ask(about) {
      const { generateAuthenticationOptions } = await loadLibrary();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: challenges.issue(about),
        userVerification: "required",
      });
      return options;
    },
    async recognize(answer, about) {
      const person = await find(answer.id);
      const passkey = person?.passkeys?.find(({ id }) => id === answer.id);
      if (!person || !passkey) return undefined;
      const isTheirs = answer.response.userHandle === getUserHandle(person);
      const counter = isTheirs ? await verify(answer, about, passkey) : undefined;
      if (counter === undefined) {
        logRefusal(writer, person._id, "passkey");
        return undefined;
      }
      const path = `passkeys[_key=="${passkey._key}"]`;
      const used = { [`${path}.counter`]: counter, [`${path}.usedAt`]: new Date().toISOString() };
      try {
        // Equal counters: the first answer is accepted.
        await writer.patch(person._id, { ifRevisionID: person._rev, set: used }).commit();
      } catch (error) {
        if (isConflict(error)) return undefined;
        throw error;
      }
      return { person, passkey };
    },
  };
}
