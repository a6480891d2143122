import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Language } from "../forms/language.ts";
import { ApiError } from "../http/errors.ts";
import { tokenFor, uuidOf } from "../settings/secret.ts";
import { isConflict, type Writer } from "../submissions/submissions.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Role } from "./roles.ts";

/** The private dataset of the embedded service that holds who is on the staff, and their sessions. */
export const deskDataset = "desk";

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

/** What was done, and by whom. */
export interface Trace {
  what:
    | "invited"
    | "accepted"
    | "signed-in"
    | "refused"
    | "confirmed"
    | "signed-out"
    | "sessions-ended"
    | "password-changed"
    | "passkey-added"
    | "passkey-removed"
    | "role"
    | "reset"
    | "ended";
  /** Id of a person, or who was at the command line. */
  by: string;
  /** Id of the person it was done to. */
  whom: string;
  role?: Role;
  /** Of signing in, and of what is refused. */
  way?: Way;
}

/** Where people are kept. */
export interface PeoplePlace {
  /** Of `deskDataset`. */
  writer: Writer;
  secret: string;
}

export const digestOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export const newToken = (): string => randomBytes(32).toString("base64url");

/** The document of a trace. */
export const traceOf = (trace: Trace) => ({
  _id: `trace.${randomUUID()}`,
  _type: "trace",
  at: new Date().toISOString(),
  ...trace,
});

/** The same address is the same person, so that nobody is there twice. */
const personId = ({ secret }: PeoplePlace, email: string): string =>
  `person.${uuidOf(secret, email.trim().toLowerCase())}`;

export const findPerson = async (place: PeoplePlace, email: string): Promise<Person | undefined> =>
  (await place.writer.getDocument<Person>(personId(place, email))) ?? undefined;

export const allPeople = (writer: Writer): Promise<Person[]> =>
  writer.fetch<Person[]>(`*[_type == "person"] | order(email)`);

/** Whether a person can sign in: by a password or a passkey. */
export const isActive = ({ isEnded, password, passkeys = [] }: Person): boolean =>
  isEnded !== true && (password !== undefined || passkeys.length > 0);

/** An ISO 8601 moment at which a link that is made now stops working. */
const linkEnd = (): string => new Date(Date.now() + invitationKept).toISOString();

/**
 * Invites someone, or replaces the link of an invitation that was not accepted. Returns the token
 * of the link: it works once, for three days.
 *
 * @throws ApiError `person-active` for a person who can sign in, `outdated` if the person was
 * changed at the same time
 */
export async function invite(
  place: PeoplePlace,
  { email, role, by }: { email: string; role: Role; by: string },
): Promise<{ person: string; token: string }> {
  const _id = personId(place, email);
  const known = await place.writer.getDocument<Person>(_id);
  if (known && isActive(known)) throw new ApiError("person-active");
  const token = newToken();
  const invitation = { digest: digestOf(token), until: linkEnd() };
  const transaction = place.writer.transaction();
  if (known) {
    const change = { set: { role, invitation }, unset: ["isEnded"] };
    transaction.patch(_id, { ifRevisionID: known._rev, ...change });
  } else {
    const fresh = { _id, _type: "person", email: email.trim().toLowerCase(), name: "", role };
    transaction.create({ ...fresh, invitation });
  }
  await transaction
    .create(traceOf({ what: "invited", by, whom: _id, role }))
    .commit()
    .catch(refuseOutdated);
  return { person: _id, token };
}

/**
 * The token of a link by which an active person replaces every way they sign in. It is derived, so
 * that the mail with the link can be stored without it.
 *
 * @param until ISO 8601, part of the person's `invitation`
 */
export const resetToken = (secret: string, person: string, until: string): string =>
  tokenFor(secret, "desk-reset", `${person}\n${until}`);

/**
 * Prepares a link with `resetToken` for an active person. Their password, passkeys and sessions stay
 * valid until the link is used, so that nobody is locked out by a mail that did not arrive.
 *
 * @returns the moment (ISO 8601) until when it works
 * @throws ApiError `not-found` for a person who cannot sign in, `outdated` if the person was changed
 * at the same time
 */
export async function reset(
  { writer, secret }: PeoplePlace,
  { person, by }: { person: Person; by: string },
): Promise<string> {
  if (!isActive(person)) throw new ApiError("not-found");
  const until = linkEnd();
  const invitation = { digest: digestOf(resetToken(secret, person._id, until)), until };
  await writer
    .transaction()
    .patch(person._id, { ifRevisionID: person._rev, set: { invitation } })
    .create(traceOf({ what: "reset", by, whom: person._id }))
    .commit()
    .catch(refuseOutdated);
  return until;
}

function refuseOutdated(error: unknown): never {
  throw isConflict(error) ? new ApiError("outdated") : error;
}

/** Whom the link of an invitation is for; nobody where it was used, is too old or made up. */
export async function invitedBy(writer: Writer, token: string): Promise<Person | undefined> {
  const query = `*[_type == "person" && invitation.digest == $digest && isEnded != true][0]`;
  const person = await writer.fetch<Person | null>(query, { digest: digestOf(token) });
  if (!person?.invitation || Date.parse(person.invitation.until) < Date.now()) return undefined;
  return person;
}

/**
 * Accepts an invitation: the link is used up, password or passkey take the place of any former ones,
 * and sessions under those end. Returns whose it is; nobody where the link does not work any more.
 */
export async function accept(
  { writer }: PeoplePlace,
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
  try {
    await writer
      .transaction([{ delete: sessionsOf(person._id) }])
      // Of two at once one is first.
      .patch(person._id, { ifRevisionID: person._rev, set, unset })
      .create(traceOf({ what: "accepted", by: person._id, whom: person._id }))
      .commit();
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

/** Who has this address and this password. Who has none, or left, takes as long, and is nobody. */
export async function recognize(
  place: PeoplePlace,
  email: string,
  password: string,
): Promise<Person | undefined> {
  const person = await findPerson(place, email);
  const kept = person?.isEnded ? undefined : person?.password;
  if (await isPassword(password, kept)) return person;
  if (person)
    await place.writer.create(
      traceOf({ what: "refused", by: person._id, whom: person._id, way: "password" }),
    );
  return undefined;
}

/** Gives somebody another role; it holds from the next request on. */
export async function changeRole(
  { writer }: PeoplePlace,
  { person, role, by }: { person: Person; role: Role; by: string },
): Promise<void> {
  await writer
    .transaction()
    .patch(person._id, { set: { role } })
    .create(traceOf({ what: "role", by, whom: person._id, role }))
    .commit();
}

/** Ends what somebody may do: password, passkeys, invitation and sessions. Their name stays beside what they did. */
export async function end(
  { writer }: PeoplePlace,
  { person, by }: { person: Person; by: string },
): Promise<void> {
  await writer
    .transaction([{ delete: sessionsOf(person._id) }])
    .patch(person._id, { set: { isEnded: true }, unset: ["password", "passkeys", "invitation"] })
    .create(traceOf({ what: "ended", by, whom: person._id }))
    .commit();
}

/** Finds all sessions of somebody. */
const sessionsOf = (person: string) => ({
  query: `*[_type == "session" && person == $person]`,
  params: { person },
});
