import type { ChangeFeed } from "@agency/server/content";
import type { Writer } from "@agency/server/submissions";
import { createNotice } from "./notices.ts";
import { newToken, type Person, toDigest, type Way } from "./people.ts";
import { getTrace, type Trace } from "./traces.ts";
import { createWatchers } from "./watchers.ts";

/** Absolute and idle timeout of sessions, in ms. */
const longest = 14 * 86_400_000;
const idle = 12 * 3_600_000;

/** Minimum interval between updates of `seenAt`, in ms. */
const notedEvery = 10 * 60_000;

/** Duration of a confirmation, in ms. After it, sensitive changes require another one. */
const confirmed = 10 * 60_000;

interface StoredSession {
  _id: string;
  person: string;
  /** ISO 8601. */
  startedAt: string;
  seenAt: string;
  /** Time of the last confirmation. */
  confirmedAt?: string;
  way?: Way;
  /** `_key` of the passkey, if one was used. */
  passkey?: string;
  /** Browser name from `getDevice`. */
  device?: string;
}

/** A valid session with its person. */
export interface OpenSession {
  id: string;
  person: Person;
  /** Whether the person confirmed their identity within the last ten minutes. */
  isConfirmed: boolean;
}

export interface Beginning {
  way: Way;
  passkey?: string | undefined;
  device: string;
  /** Token of the browser's former session, which is ended. */
  former?: string | undefined;
  /** Whether the person is notified by mail. */
  isNoticed: boolean;
}

interface SessionRow {
  id: string;
  device: string | null;
  startedAt: string;
  seenAt: string;
}

export interface Sessions {
  /** Begins a session. Returns its token. Only a digest is stored. */
  begin(person: Person, how: Beginning): Promise<string>;
  /** Returns the session of a token. `undefined` if it has ended or its person has left. */
  find(token: string): Promise<OpenSession | undefined>;
  /**
   * Calls `close` at once when a session ends or its person gets another role. Returns a function
   * that stops watching. Watching does not extend the session.
   */
  watch(session: OpenSession, close: () => void): () => void;
  end(session: OpenSession): Promise<void>;
  confirm(session: OpenSession, way: Way): Promise<void>;
  /** Lists the valid sessions of a person, most recently used first. */
  list(person: string): Promise<SessionRow[]>;
  /** Ends the matching sessions of a person and logs who did so. */
  endSessions(person: string, which: Which & { by: string }): Promise<void>;
}

/** Filter of a person's sessions. */
interface Which {
  /** Id of the session to end. @default all */
  only?: string | undefined;
  /** Id of the session to keep. @default none */
  except?: string | undefined;
  /** `_key` of the passkey that they began with. @default any */
  passkey?: string | undefined;
  /** Action to log. @default session ended */
  what?: Trace["what"];
}

/**
 * Creates the session store in the private dataset of the staff. Sessions are cached until that
 * dataset changes, so that an end takes effect at once on every instance.
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
        .transaction([{ delete: endedBefore(Date.now() - longest) }])
        .create({ _id: getId(token), _type: "session", ...session })
        .create(getTrace({ what: "signed-in", by: person._id, whom: person._id, way }));
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
      if (now - Date.parse(session.seenAt) > notedEvery)
        await writer.patch(id, { set: { seenAt: new Date(now).toISOString() } }).commit();
      const isConfirmed = now - Date.parse(session.confirmedAt ?? session.startedAt) <= confirmed;
      return { id, person, isConfirmed };
    },
    async end({ id, person }) {
      await writer
        .transaction()
        .delete(id)
        .create(getTrace({ what: "signed-out", by: person._id, whom: person._id }))
        .commit();
    },
    async confirm({ id, person }, way) {
      await writer
        .transaction()
        .patch(id, { set: { confirmedAt: new Date().toISOString() } })
        .create(getTrace({ what: "confirmed", by: person._id, whom: person._id, way }))
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
        .create(getTrace({ what: what ?? "sessions-ended", by, whom: person }))
        .commit();
    },
  };
}

type Times = Pick<StoredSession, "startedAt" | "seenAt">;

/** Returns when a session expires unless it is used, in ms since 1970. */
const getExpiry = ({ startedAt, seenAt }: Times): number =>
  Math.min(Date.parse(startedAt) + longest, Date.parse(seenAt) + idle);

const isOpen = ({ session }: { session: Times }): boolean => getExpiry(session) >= Date.now();

/** Selects expired sessions. @param time in ms since 1970 */
const endedBefore = (time: number) => ({
  query: `*[_type == "session" && startedAt < $before]`,
  params: { before: new Date(time).toISOString() },
});

const getId = (token: string): string => `session.${toDigest(token)}`;
