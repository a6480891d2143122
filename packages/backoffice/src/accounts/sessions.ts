import type { ChangeFeed } from "@agency/server/content";
import type { Writer } from "@agency/server/submissions";
import { createNotice } from "./notices.ts";
import { newToken, type Person, toDigest, type Way } from "./people.ts";
import { getTrace, type Trace } from "./traces.ts";
import { createWatchers } from "./watchers.ts";

/** In ms. A session ends two weeks after it began, and after twelve hours in which nothing was done. */
const longest = 14 * 86_400_000;
const idle = 12 * 3_600_000;

/** In ms, for which it is not noted again that a session is used. */
const notedEvery = 10 * 60_000;

/** In ms, for which somebody has shown that it is them: then what opens other ways in asks once more. */
const confirmed = 10 * 60_000;

interface StoredSession {
  _id: string;
  person: string;
  /** ISO 8601. */
  startedAt: string;
  seenAt: string;
  /** When they last showed that it is them. */
  confirmedAt?: string;
  /** What it was begun with. */
  way?: Way;
  /** The `_key` of the passkey, where it was one. */
  passkey?: string;
  /** Of the browser it was begun in, as `getDevice` tells it. */
  device?: string;
}

/** A session that holds, and whose it is. */
export interface OpenSession {
  id: string;
  person: Person;
  /** Whether they showed a short while ago that it is them. */
  isConfirmed: boolean;
}

/** How a session begins. */
export interface Beginning {
  way: Way;
  passkey?: string | undefined;
  device: string;
  /** Token of the browser's former session, which ends. */
  former?: string | undefined;
  /** Whether the person is told by mail. */
  isNoticed: boolean;
}

/** A session as its owner is told of it. */
interface SessionRow {
  id: string;
  device: string | null;
  /** ISO 8601. */
  startedAt: string;
  seenAt: string;
}

export interface Sessions {
  /** Begins one. Returns what its cookie holds; only a digest of it is kept. */
  begin(person: Person, how: Beginning): Promise<string>;
  /** The session of a cookie, unless it has ended or its person left. */
  find(token: string): Promise<OpenSession | undefined>;
  /**
   * Calls `close` at once when a session ends or its person gets another role. Returns a function
   * that stops watching. Watching does not count as use of the session.
   */
  watch(session: OpenSession, close: () => void): () => void;
  end(session: OpenSession): Promise<void>;
  /** Somebody has shown once more that it is them. */
  confirm(session: OpenSession, way: Way): Promise<void>;
  /** Those of somebody that hold, the last one used first. */
  list(person: string): Promise<SessionRow[]>;
  /** Ends those of somebody that are not to be kept, and traces who did so. */
  endSessions(person: string, which: Which & { by: string }): Promise<void>;
}

/** Which sessions of somebody. */
interface Which {
  /** The id of the one that ends. @default all */
  only?: string | undefined;
  /** The id of the one that goes on. @default none */
  except?: string | undefined;
  /** The `_key` of the passkey they were begun with. @default any way */
  passkey?: string | undefined;
  /** What is traced. @default that they were ended */
  what?: Trace["what"];
}

/**
 * Sessions, in the private dataset of the staff. What was found is remembered until anything changes
 * there, whoever changed it, so that an end is an end at once. `changes` tells of that dataset.
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

/** Finds sessions that nobody came back to. `time` in ms since 1970. */
const endedBefore = (time: number) => ({
  query: `*[_type == "session" && startedAt < $before]`,
  params: { before: new Date(time).toISOString() },
});

const getId = (token: string): string => `session.${toDigest(token)}`;
