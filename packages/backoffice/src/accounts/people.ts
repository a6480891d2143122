import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@agency/content/language";
import { deriveUuid, tokenFor } from "@agency/server/settings";
import { isConflict, type Writer } from "@agency/server/submissions";
import type { Role } from "../roles.ts";
import { DeskError } from "../staff/find.ts";
import { createNotice } from "./notices.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { getTrace, traceRefusal } from "./traces.ts";

/** How long a link of an invitation works, in ms: three days. */
const invitationKept = 3 * 86_400_000;

/** How somebody shows who they are. */
export type Way = "password" | "passkey";

/** A key of somebody's device, by its public half (W3C Web Authentication). */
export interface Passkey {
  _key: string;
  /** Of the credential, in base64url. */
  id: string;
  /** In base64url, as COSE. */
  publicKey: string;
  /** How often it was used, as the device says; 0 where it does not count. */
  counter: number;
  transports?: string[];
  /** What its owner calls it. */
  name: string;
  /** ISO 8601. */
  addedAt: string;
  usedAt?: string;
}

/** Somebody of the staff. */
export interface Person {
  _id: string;
  _rev: string;
  /** In small letters. */
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  role: Role;
  /** That of the page on which the invitation was accepted. */
  language?: Language;
  /** As `hashPassword` keeps it. */
  password?: string;
  passkeys?: Passkey[];
  invitation?: {
    /** Of what the link holds. */
    digest: string;
    /** ISO 8601. */
    until: string;
  };
  /** Whoever left signs in no more; what they did keeps their name. */
  isEnded?: boolean;
}

/** Where people are kept. */
export interface AccountDeps {
  /** Of `deskDataset`. */
  writer: Writer;
  secret: string;
}

export const toDigest = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export const newToken = (): string => randomBytes(32).toString("base64url");

/** The same address is the same person, so that nobody is there twice. */
export const personId = ({ secret }: Pick<AccountDeps, "secret">, email: string): string =>
  `person.${deriveUuid(secret, email.trim().toLowerCase())}`;

export const findPerson = async (deps: AccountDeps, email: string): Promise<Person | undefined> =>
  (await deps.writer.getDocument<Person>(personId(deps, email))) ?? undefined;

export const allPeople = (writer: Writer): Promise<Person[]> =>
  writer.fetch<Person[]>(`*[_type == "person"] | order(email)`);

const isActiveAlready =
  "They can sign in already: `pnpm desk role` changes their role, `pnpm desk reset` mails them a link to choose new ways to sign in.";

/** Whether a person can sign in: they have a password or a passkey, and have not left. */
export const isActive = ({ isEnded, password, passkeys = [] }: Person): boolean =>
  !isEnded && (password !== undefined || passkeys.length > 0);

/**
 * Invites somebody who has no way in: a new person, one whose link was lost, or one who had left.
 * Returns the token of the link, which works once, for three days. Throws a `DeskError` with the code
 * `person-active`, and changes nothing, if the person can sign in: that is what `reset` is for.
 */
export async function invite(
  deps: AccountDeps,
  invited: { email: string; role: Role; by: string },
): Promise<{ person: string; token: string }> {
  const { email, role, by } = invited;
  const _id = personId(deps, email);
  const token = newToken();
  const invitation = { digest: toDigest(token), until: expiryFrom(Date.now()) };
  const known = await findPerson(deps, email);
  if (known && isActive(known)) throw new DeskError(isActiveAlready, "person-active");
  const transaction = deps.writer
    .transaction()
    .create(getTrace({ what: "invited", by, whom: _id, role }));
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
    // The person has accepted, or was invited by someone else, in this moment.
    if (isConflict(error)) return invite(deps, invited);
    throw error;
  }
  return { person: _id, token };
}

/**
 * Mails an active person a link to choose new ways to sign in, once, within three days. Their former
 * ways work until it is used: otherwise an unlocked session, or a mail that never arrives, would
 * lock them out. The stored mail has a nonce, and the token is derived from it when the mail is
 * sent, so that no token is stored. Throws a `DeskError` with the code `person-inactive`.
 */
export async function reset(
  { writer, secret }: AccountDeps,
  { person, by }: { person: Person; by: string },
): Promise<void> {
  if (!isActive(person)) throw new DeskError(isInactive, "person-inactive");
  const nonce = newToken();
  const digest = toDigest(resetToken(secret, person._id, nonce));
  const notice = createNotice(person, { kind: "reset", nonce });
  await writer
    .transaction()
    .patch(person._id, { set: { invitation: { digest, until: expiryFrom(Date.now()) } } })
    .create(notice)
    .create(getTrace({ what: "reset", by, whom: person._id }))
    .commit();
}

const isInactive = "They have no way to sign in: `pnpm desk invite` gives them a link.";

/** Derives the token of a link that resets how a person signs in. */
export const resetToken = (secret: string, person: string, nonce: string): string =>
  tokenFor(secret, "reset", `${person}\n${nonce}`);

const expiryFrom = (now: number): string => new Date(now + invitationKept).toISOString();

/** Whom the link of an invitation is for; nobody where it was used, is too old or made up. */
export async function invitedBy(writer: Writer, token: string): Promise<Person | undefined> {
  const query = `*[_type == "person" && invitation.digest == $digest && isEnded != true][0]`;
  const person = await writer.fetch<Person | null>(query, { digest: toDigest(token) });
  if (!person?.invitation || Date.parse(person.invitation.until) < Date.now()) return undefined;
  return person;
}

/**
 * Accepts an invitation: the link is used up, password or passkey take the place of any former ones,
 * and sessions under those end. Returns whose it is; nobody where the link does not work any more.
 */
export async function accept(
  { writer }: AccountDeps,
  { token, name, password, passkey, language }: Acceptance,
): Promise<Person | undefined> {
  const person = await invitedBy(writer, token);
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
    .create(getTrace({ what: "accepted", by: person._id, whom: person._id }));
  if (isActive(person)) transaction.create(createNotice({ ...person, ...set }, { kind: "ways" }));
  try {
    await transaction.commit();
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
  return { ...person, ...set };
}

/** How somebody who was invited will sign in, and what they are called. */
interface Acceptance {
  token: string;
  name: string;
  language?: Language | undefined;
  password?: string | undefined;
  passkey?: Passkey | undefined;
}

/**
 * Returns the person with this address and password. Reads and derives the same whether or not there
 * is such a person. A refusal is written down after the answer, so that it takes no time of it.
 */
export async function recognize(
  deps: AccountDeps,
  email: string,
  password: string,
): Promise<Person | undefined> {
  const person = await findPerson(deps, email);
  const isRight = await isPassword(password, person?.isEnded ? undefined : person?.password);
  if (isRight) return person;
  traceRefusal(deps.writer, person?._id, "password");
  return undefined;
}

/** Gives somebody another role; it holds from the next request on. */
export async function changeRole(
  { writer }: AccountDeps,
  { person, role, by }: { person: Person; role: Role; by: string },
): Promise<void> {
  const transaction = writer
    .transaction()
    .patch(person._id, { set: { role } })
    .create(getTrace({ what: "role", by, whom: person._id, role }));
  if (isActive(person) && role !== person.role)
    transaction.create(createNotice(person, { kind: "role", role }));
  await transaction.commit();
}

/**
 * Ends the access of a person: password, passkeys, invitation, sessions and the preview links they
 * made. Their name stays beside what they did.
 */
export async function end(
  { writer }: AccountDeps,
  { person, by }: { person: Person; by: string },
): Promise<void> {
  await writer
    .transaction([{ delete: getSessions(person._id) }, { delete: selectPreviewLinks(person._id) }])
    .patch(person._id, { set: { isEnded: true }, unset: ["password", "passkeys", "invitation"] })
    .create(getTrace({ what: "ended", by, whom: person._id }))
    .commit();
}

/** Finds all sessions of somebody. */
const getSessions = (person: string) => ({
  query: `*[_type == "session" && person == $person]`,
  params: { person },
});

/** Selects all preview links that a person (an id) made. */
const selectPreviewLinks = (person: string) => ({
  query: `*[_type == "previewLink" && by == $person]`,
  params: { person },
});
