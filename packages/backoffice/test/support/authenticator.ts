import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}

interface Signs {
  /** Whether the device verified the user. @default true */
  isVerified?: boolean;
  /** @default the origin that the device was created for */
  origin?: string;
  /** Signature counter. @default one more than before */
  counter?: number;
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** Software authenticator (W3C Web Authentication, level 3, sections 6.1, 6.5 and 8.7). */
export function createAuthenticator(origin: string) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  let handle = "";

  function clientData(type: string, { challenge }: Asked, at = origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  }

  function authenticatorData(
    rpId: string,
    { isVerified = true, counter: said }: Signs,
    more?: Buffer,
  ) {
    counter = said ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0b1 | (isVerified ? 0b100 : 0) | (more ? 0b100_0000 : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, ...(more ? [more] : [])]);
  }

  const answer = (response: Record<string, unknown>) => ({
    ...{ id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} },
    response,
  });

  return {
    make(asked: Asked, signs: Signs = {}) {
      handle = asked.user?.id ?? "";
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCose(publicKey)]);
      const data = authenticatorData(asked.rp?.id ?? "", signs, credential);
      return answer({
        clientDataJSON: text(clientData("webauthn.create", asked, signs.origin)),
        attestationObject: text(createAttestation(data)),
        transports: ["internal"],
      });
    },
    use(asked: Asked, signs: Signs = {}) {
      const data = authenticatorData(asked.rpId ?? "", signs);
      const client = clientData("webauthn.get", asked, signs.origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: handle,
      });
    },
  };
}

/** COSE (RFC 9053, 7.1): EC2, ES256, P-256. */
function toCose(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.of(label, 0x58, 32), Buffer.from(value, "base64url")]);
  return Buffer.concat([
    Buffer.from("a501020326200121".slice(0, 14), "hex"),
    part(0x21, x),
    part(0x22, y),
  ]);
}

/** Attestation "none", in CBOR (RFC 8949). */
function createAttestation(data: Buffer): Buffer {
  const string = (value: string) =>
    Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)]);
  const size = Buffer.alloc(3);
  size.writeUInt8(0x59);
  size.writeUInt16BE(data.length, 1);
  return Buffer.concat([
    ...[Buffer.of(0xa3), string("fmt"), string("none"), string("attStmt"), Buffer.of(0xa0)],
    ...[string("authData"), size, data],
  ]);
}
