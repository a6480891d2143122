import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@agency/content/language";
import { createLinkToken, deriveUuid } from "@agency/server/settings";
import { isConflict, type Writer } from "@agency/server/submissions";
import type { Role } from "../roles.ts";
import { DeskError } from "../staff/find-submissions.ts";
import { createAuditEntry, logRefusal } from "./audit-log.ts";
import { createNotice } from "./notices.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

/** In ms. */
const invitationLifetime = 3 * 86_400_000;

export type SignInMethod = "password" | "passkey";

/** Public key (W3C Web Authentication). */
export interface Passkey {
  _key: string;
  /** Credential id, in base64url. */
  id: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** Signature counter, or 0. */
  counter: number;
  transports?: string[];
  name: string;
  /** ISO 8601. */
  addedAt: string;
  usedAt?: string;
}

export interface Person {
  _id: string;
  _rev: string;
  /** In lower case. */
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  role: Role;
  /** From the invitation's page. */
  language?: Language;
  password?: string;
  passkeys?: Passkey[];
  invitation?: {
    digest: string;
    /** ISO 8601. */
    until: string;
  };
  /** Kept for the name in activity logs. */
  isEnded?: boolean;
}

export interface AccountDeps {
  writer: Writer;
  secret: string;
}

/** Hashes a token (SHA-256, base64url). */
export const toDigest = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export const newToken = (): string => randomBytes(32).toString("base64url");

/** Derives the document id from the address, so that it is unique. Ignores case. */
export const getPersonId = ({ secret }: Pick<AccountDeps, "secret">, email: string): string =>
  `person.${deriveUuid(secret, email.trim().toLowerCase())}`;

export const findPerson = async (deps: AccountDeps, email: string): Promise<Person | undefined> =>
  (await deps.writer.getDocument<Person>(getPersonId(deps, email))) ?? undefined;

export const listPeople = (writer: Writer): Promise<Person[]> =>
  writer.fetch<Person[]>(`*[_type == "person"] | order(email)`);

const alreadyActiveMessage =
  "This user can already sign in. Change their role with `pnpm desk role`, or send a reset link with `pnpm desk reset`.";

/** Whether the person can sign in. */
export const isActive = ({ isEnded, password, passkeys = [] }: Person): boolean =>
  !isEnded && (password !== undefined || passkeys.length > 0);

/**
 * Invites a person without access. The token works once, for three days.
 *
 * @throws DeskError `person-active` if the person can sign in; use `reset` then
 */
export async function invite(
  deps: AccountDeps,
  invited: { email: string; role: Role; by: string },
): Promise<{ person: string; token: string }> {
  const { email, role, by } = invited;
  const _id = getPersonId(deps, email);
  const token = newToken();
  const invitation = { digest: toDigest(token), until: getInvitationExpiry(Date.now()) };
  const known = await findPerson(deps, email);
  if (known && isActive(known)) throw new DeskError(alreadyActiveMessage, "person-active");
  const transaction = deps.writer
    .transaction()
    .create(createAuditEntry({ what: "invited", by, whom: _id, role }));
  if (known) {
    const patch = { set: { role, invitation }, unset: ["isEnded"] };
    transaction.patch(_id, { ifRevisionID: known._rev, ...patch });
  } else {
    const fresh = { _type: "person", email: email.trim().toLowerCase(), name: "" };
    transaction.create({ _id, ...fresh, role, invitation });
  }
  try {
    await transaction.commit();
  } catch (error) {
    // Accepted or invited meanwhile.
    if (isConflict(error)) return invite(deps, invited);
    throw error;
  }
  return { person: _id, token };
}

/**
 * Mails an active person a link to choose new sign-in methods, once within three days. Former
 * methods work until then: a lost mail must not lock anyone out. No token is stored: the mail's is
 * derived from a stored nonce.
 *
 * @throws DeskError `person-inactive`
 */
export async function reset(
  { writer, secret }: AccountDeps,
  { person, by }: { person: Person; by: string },
): Promise<void> {
  if (!isActive(person)) throw new DeskError(inactiveMessage, "person-inactive");
  const nonce = newToken();
  const digest = toDigest(deriveResetToken(secret, person._id, nonce));
  const notice = createNotice(person, { kind: "reset", nonce });
  await writer
    .transaction()
    .patch(person._id, { set: { invitation: { digest, until: getInvitationExpiry(Date.now()) } } })
    .create(notice)
    .create(createAuditEntry({ what: "reset", by, whom: person._id }))
    .commit();
}

const inactiveMessage = "This user can’t sign in yet. Invite them with `pnpm desk invite`.";

/** Derives a reset token from its stored nonce. */
export const deriveResetToken = (secret: string, person: string, nonce: string): string =>
  createLinkToken(secret, "reset", `${person}\n${nonce}`);

const getInvitationExpiry = (now: number): string =>
  new Date(now + invitationLifetime).toISOString();

/** Finds the person with this token. `undefined` if used, expired or invalid. */
export async function findInvited(writer: Writer, token: string): Promise<Person | undefined> {
  const query = `*[_type == "person" && invitation.digest == $digest && isEnded != true][0]`;
  const person = await writer.fetch<Person | null>(query, { digest: toDigest(token) });
  if (!person?.invitation || Date.parse(person.invitation.until) < Date.now()) return undefined;
  return person;
}

/** Replaces sign-in methods and ends their sessions. `undefined` if the link is void. */
export async function accept(
  { writer }: AccountDeps,
  { token, name, password, passkey, language }: Acceptance,
): Promise<Person | undefined> {
  const person = await findInvited(writer, token);
  if (!person) return undefined;
  const set = {
    name,
    ...(language && { language }),
    ...(password !== undefined && { password: await hashPassword(password) }),
    ...(passkey && { passkeys: [passkey] }),
  };
  const unset = ["invitation", "password", "passkeys"].filter((field) => !(field in set));
  const transaction = writer
    .transaction([{ delete: getSessions(person._id) }])
    // Only the first of two concurrent requests succeeds.
    .patch(person._id, { ifRevisionID: person._rev, set, unset })
    .create(createAuditEntry({ what: "accepted", by: person._id, whom: person._id }));
  if (isActive(person)) transaction.create(createNotice({ ...person, ...set }, { kind: "ways" }));
  try {
    await transaction.commit();
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
  return { ...person, ...set };
}

interface Acceptance {
  token: string;
  name: string;
  language?: Language | undefined;
  password?: string | undefined;
  passkey?: Passkey | undefined;
}

/** Takes the same time whether or not the person exists. */
export async function recognize(
  deps: AccountDeps,
  email: string,
  password: string,
): Promise<Person | undefined> {
  const person = await findPerson(deps, email);
  const isRight = await verifyPassword(password, person?.isEnded ? undefined : person?.password);
  if (isRight) return person;
  logRefusal(deps.writer, person?._id, "password");
  return undefined;
}

/** Applies from the next request on. */
export async function changeRole(
  { writer }: AccountDeps,
  { person, role, by }: { person: Person; role: Role; by: string },
): Promise<void> {
  const transaction = writer
    .transaction()
    .patch(person._id, { set: { role } })
    .create(createAuditEntry({ what: "role", by, whom: person._id, role }));
  if (isActive(person) && role !== person.role)
    transaction.create(createNotice(person, { kind: "role", role }));
  await transaction.commit();
}

/** Removes access and preview links. Keeps the name for activity logs. */
export async function end(
  { writer }: AccountDeps,
  { person, by }: { person: Person; by: string },
): Promise<void> {
  await writer
    .transaction([{ delete: getSessions(person._id) }, { delete: selectPreviewLinks(person._id) }])
    .patch(person._id, { set: { isEnded: true }, unset: ["password", "passkeys", "invitation"] })
    .create(createAuditEntry({ what: "ended", by, whom: person._id }))
    .commit();
}

const getSessions = (person: string) => ({
  query: `*[_type == "session" && person == $person]`,
  params: { person },
});

const selectPreviewLinks = (person: string) => ({
  query: `*[_type == "previewLink" && by == $person]`,
  params: { person },
});
