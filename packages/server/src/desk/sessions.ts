import type { DatasetChanges } from "@agency/content-lake";
import type { Writer } from "../submissions/submissions.ts";
import { digestOf, newToken, type Person, type Trace, traceOf, type Way } from "./people.ts";

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
  /** Of the browser it was begun in, as `deviceOf` tells it. */
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
  /**
   * Begins a session and ends the former one of the same browser.
   *
   * @param former token in the cookie of the request, empty if there was none
   * @returns the token for the cookie; only its digest is stored
   */
  begin(person: Person, how: Beginning, former: string): Promise<string>;
  /** The session of a cookie, unless it has ended or its person left. */
  find(token: string): Promise<OpenSession | undefined>;
  /** Whether it has not ended; asking is no use of it. */
  holds(token: string): Promise<boolean>;
  /** Calls `listener` whenever a session may have ended. Returns a function that unsubscribes it. */
  onChange(listener: () => void): () => void;
  end(session: OpenSession): Promise<void>;
  /** Somebody has shown once more that it is them. */
  confirm(session: OpenSession, way: Way): Promise<void>;
  /** Those of somebody that hold, the last one used first. */
  list(person: string): Promise<SessionRow[]>;
  /** Ends those of somebody that are not to be kept, and traces who did so. */
  endOf(person: string, which: Which & { by: string }): Promise<void>;
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
export function createSessions(writer: Writer, changes: DatasetChanges): Sessions {
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
    onChange: (listener) => changes.onChange(listener),
    async holds(token) {
      return isOpen(await look(idOf(token)));
    },
    async begin(person, { way, passkey, device }, former) {
      const token = newToken();
      const now = new Date().toISOString();
      const session = {
        ...{ person: person._id, startedAt: now, seenAt: now, confirmedAt: now, way, device },
        ...(passkey && { passkey }),
      };
      await writer
        .transaction([
          { delete: endedBefore(Date.now() - longest) },
          ...(former ? [{ delete: { id: idOf(former) } }] : []),
        ])
        .create({ _id: idOf(token), _type: "session", ...session })
        .create(traceOf({ what: "signed-in", by: person._id, whom: person._id, way }))
        .commit();
      return token;
    },
    async find(token) {
      const id = idOf(token);
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
        .create(traceOf({ what: "signed-out", by: person._id, whom: person._id }))
        .commit();
    },
    async confirm({ id, person }, way) {
      await writer
        .transaction()
        .patch(id, { set: { confirmedAt: new Date().toISOString() } })
        .create(traceOf({ what: "confirmed", by: person._id, whom: person._id, way }))
        .commit();
    },
    async list(person) {
      const query = `*[_type == "session" && person == $person] | order(seenAt desc) {
        "id": _id, "device": coalesce(device, null), startedAt, seenAt
      }`;
      const rows = await writer.fetch<SessionRow[]>(query, { person });
      return rows.filter((session) => isOpen({ session }));
    },
    async endOf(person, { only = null, except = null, passkey = null, what, by }) {
      const query = `*[_type == "session" && person == $person && _id != $except
        && ($only == null || _id == $only) && ($passkey == null || passkey == $passkey)]`;
      await writer
        .transaction([
          { delete: { query, params: { person, only, except: except ?? "", passkey } } },
        ])
        .create(traceOf({ what: what ?? "sessions-ended", by, whom: person }))
        .commit();
    },
  };
}

function isOpen(
  found: { session: Pick<StoredSession, "startedAt" | "seenAt"> } | undefined,
): boolean {
  const age = (at: string) => Date.now() - Date.parse(at);
  const { session } = found ?? {};
  return session !== undefined && age(session.startedAt) <= longest && age(session.seenAt) <= idle;
}

/** Finds sessions that nobody came back to. `time` in ms since 1970. */
const endedBefore = (time: number) => ({
  query: `*[_type == "session" && startedAt < $before]`,
  params: { before: new Date(time).toISOString() },
});

const idOf = (token: string): string => `session.${digestOf(token)}`;
