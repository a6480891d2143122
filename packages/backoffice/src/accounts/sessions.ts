import type { ChangeFeed } from "@agency/server/content";
import type { Writer } from "@agency/server/submissions";
import { type AuditEntry, createAuditEntry } from "./audit-log.ts";
import { createNotice } from "./notices.ts";
import { newToken, type Person, type SignInMethod, toDigest } from "./people.ts";
import { createWatchers } from "./watchers.ts";

/** Staff sessions expire after this time, or after `idleTimeout` without a request. In ms. */
const maxSessionAge = 14 * 86_400_000;
const idleTimeout = 12 * 3_600_000;

/** Between updates of `seenAt`, in ms. */
const lastSeenInterval = 10 * 60_000;

/** Validity of a confirmation, in ms. */
const confirmed = 10 * 60_000;

interface StoredSession {
  _id: string;
  person: string;
  /** ISO 8601. */
  startedAt: string;
  seenAt: string;
  confirmedAt?: string;
  way?: SignInMethod;
  /** `_key` of the passkey. */
  passkey?: string;
  /** From `describeUserAgent`. */
  device?: string;
}

export interface OpenSession {
  id: string;
  person: Person;
  /** Whether the person signed in or confirmed within the last ten minutes. */
  isConfirmed: boolean;
  /** Absolute end. ISO 8601. */
  endsAt: string;
}

export interface NewSession {
  way: SignInMethod;
  passkey?: string | undefined;
  device: string;
  /** Token of the browser's previous session, to be ended. */
  former?: string | undefined;
  /** Whether a mail tells the person. */
  isNoticed: boolean;
}

interface SessionRow {
  id: string;
  device: string | null;
  startedAt: string;
  seenAt: string;
}

export interface Sessions {
  /** Returns the token. Only its digest is stored. */
  begin(person: Person, how: NewSession): Promise<string>;
  /** Extends the session. `undefined` if it has ended or its person has left. */
  find(token: string): Promise<OpenSession | undefined>;
  /**
   * Calls `close` when a session ends, its person's role changes, on shutdown, or if it cannot be
   * read. Returns an unsubscribe function. Does not extend the session.
   */
  watch(session: OpenSession, close: () => void): () => void;
  end(session: OpenSession): Promise<void>;
  confirm(session: OpenSession, way: SignInMethod): Promise<void>;
  list(person: string): Promise<SessionRow[]>;
  /** Logs who ended them. */
  endSessions(person: string, which: SessionFilter & { by: string }): Promise<void>;
}

interface SessionFilter {
  /** Session id. */
  only?: string | undefined;
  /** Session id. */
  except?: string | undefined;
  passkey?: string | undefined;
  what?: AuditEntry["what"];
}

/**
 * Creates the store of staff sessions. Cached until `changes` reports one, so ended ones fail at
 * once.
 */
export function createSessions(writer: Writer, changes: ChangeFeed): Sessions {
  const watchers = createWatchers(changes);
  const known = new Map<string, { session: StoredSession; person: Person }>();
  let seen = -1;

  async function look(_id: string) {
    const count = changes.count();
    if (count !== seen) known.clear();
    seen = count;
    const kept = known.get(_id);
    if (kept) return kept;
    const session = await writer.getDocument<StoredSession>(_id);
    const person = session && (await writer.getDocument<Person>(session.person));
    if (!session || !person || person.isEnded) return undefined;
    const found = { session, person };
    if (changes.count() === count) known.set(_id, found);
    return found;
  }

  return {
    watch({ id, person }, close) {
      const findExpiry = async () => {
        const found = await look(id);
        return found ? getExpiry(found.session) : 0;
      };
      return watchers.add({ session: id, person: person._id, close, findExpiry });
    },
    async begin(person, { way, passkey, device, former, isNoticed }) {
      const token = newToken();
      const now = new Date().toISOString();
      const session = {
        ...{ person: person._id, startedAt: now, seenAt: now, confirmedAt: now, way, device },
        ...(passkey && { passkey }),
      };
      const transaction = writer
        .transaction([{ delete: selectExpiredSessions(Date.now() - maxSessionAge) }])
        .create({ _id: getId(token), _type: "session", ...session })
        .create(createAuditEntry({ what: "signed-in", by: person._id, whom: person._id, way }));
      if (former !== undefined) transaction.delete(getId(former));
      if (isNoticed) transaction.create(createNotice(person, { kind: "signed-in", device }));
      await transaction.commit();
      return token;
    },
    async find(token) {
      const id = getId(token);
      const found = await look(id);
      if (!found) return undefined;
      const { session, person } = found;
      if (!isOpen(found)) {
        await writer.delete(id);
        return undefined;
      }
      const now = Date.now();
      if (now - Date.parse(session.seenAt) > lastSeenInterval)
        await writer.patch(id, { set: { seenAt: new Date(now).toISOString() } }).commit();
      const isConfirmed = now - Date.parse(session.confirmedAt ?? session.startedAt) <= confirmed;
      const endsAt = new Date(Date.parse(session.startedAt) + maxSessionAge).toISOString();
      return { id, person, isConfirmed, endsAt };
    },
    async end({ id, person }) {
      await writer
        .transaction()
        .delete(id)
        .create(createAuditEntry({ what: "signed-out", by: person._id, whom: person._id }))
        .commit();
    },
    async confirm({ id, person }, way) {
      await writer
        .transaction()
        .patch(id, { set: { confirmedAt: new Date().toISOString() } })
        .create(createAuditEntry({ what: "confirmed", by: person._id, whom: person._id, way }))
        .commit();
    },
    async list(person) {
      const query = `*[_type == "session" && person == $person] | order(seenAt desc) {
        "id": _id, "device": coalesce(device, null), startedAt, seenAt
      }`;
      const rows = await writer.fetch<SessionRow[]>(query, { person });
      return rows.filter((session) => isOpen({ session }));
    },
    async endSessions(person, { only = null, except = null, passkey = null, what, by }) {
      const query = `*[_type == "session" && person == $person && _id != $except
        && ($only == null || _id == $only) && ($passkey == null || passkey == $passkey)]`;
      await writer
        .transaction([
          { delete: { query, params: { person, only, except: except ?? "", passkey } } },
        ])
        .create(createAuditEntry({ what: what ?? "sessions-ended", by, whom: person }))
        .commit();
    },
  };
}

type Times = Pick<StoredSession, "startedAt" | "seenAt">;

/** In ms since 1970, unless the session is used. */
const getExpiry = ({ startedAt, seenAt }: Times): number =>
  Math.min(Date.parse(startedAt) + maxSessionAge, Date.parse(seenAt) + idleTimeout);

const isOpen = ({ session }: { session: Times }): boolean => getExpiry(session) >= Date.now();

/** @param time in ms since 1970 */
const selectExpiredSessions = (time: number) => ({
  query: `*[_type == "session" && startedAt < $before]`,
  params: { before: new Date(time).toISOString() },
});

const getId = (token: string): string => `session.${toDigest(token)}`;
