import type { ContentChanges } from "@agency/content-lake";
import type { Writer } from "../submissions/submissions.ts";
import { digestOf, newToken, type Person, traceOf } from "./people.ts";

/** In ms. A session ends two weeks after it began, and after twelve hours in which nothing was done. */
const longest = 14 * 86_400_000;
const idle = 12 * 3_600_000;

/** In ms, for which it is not noted again that a session is used. */
const notedEvery = 10 * 60_000;

interface StoredSession {
  _id: string;
  person: string;
  /** ISO 8601. */
  startedAt: string;
  seenAt: string;
}

/** A session that holds, and whose it is. */
export interface OpenSession {
  id: string;
  person: Person;
}

export interface Sessions {
  /** Begins one. Returns what its cookie holds; only a digest of it is kept. */
  begin(person: Person): Promise<string>;
  /** The session of a cookie, unless it has ended or its person left. */
  find(token: string): Promise<OpenSession | undefined>;
  /** Whether it has not ended; asking is no use of it. */
  holds(token: string): Promise<boolean>;
  end(session: OpenSession): Promise<void>;
}

/**
 * Sessions, in the private dataset of the staff. What was found is remembered until anything changes
 * there, whoever changed it, so that an end is an end at once. `changes` tells of that dataset.
 */
export function createSessions(writer: Writer, changes: ContentChanges): Sessions {
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
    async holds(token) {
      return isOpen(await look(idOf(token)));
    },
    async begin(person) {
      const token = newToken();
      const now = new Date().toISOString();
      const session = { person: person._id, startedAt: now, seenAt: now };
      await writer
        .transaction([{ delete: endedBefore(Date.now() - longest) }])
        .create({ _id: idOf(token), _type: "session", ...session })
        .create(traceOf({ what: "signed-in", by: person._id, whom: person._id }))
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
      return { id, person };
    },
    async end({ id, person }) {
      await writer
        .transaction()
        .delete(id)
        .create(traceOf({ what: "signed-out", by: person._id, whom: person._id }))
        .commit();
    },
  };
}

function isOpen(found: { session: StoredSession } | undefined): boolean {
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
