import { BehaviorSubject, EMPTY, type Observable, Subject } from "rxjs";
import {
  announce,
  getPresence,
  type Location,
  type PresentSession,
  subscribeToPresence,
} from "./presence.ts";

type PresenceEvent =
  | { type: "state"; i: string; m: { sessionId: string; locations: Location[] } }
  | { type: "disconnect"; i: string; m: { session: string } };

interface Params {
  data?: { sessionId: string; locations: Location[] };
}

const toStateEvent = ({ session, user, locations }: PresentSession): PresenceEvent => ({
  type: "state",
  i: user,
  m: { sessionId: session, locations },
});

/**
 * Replaces `@sanity/bifur-client`, the Studio's WebSocket for presence. Tabs poll the server's API.
 */
export function fromUrl() {
  const events = new Subject<PresenceEvent>();
  const known = new Map<string, { user: string; text: string }>();
  subscribeToPresence(() => {
    const { others } = getPresence();
    const present = new Set(others.map(({ session }) => session));
    for (const [session, { user }] of known) {
      if (present.has(session)) continue;
      known.delete(session);
      events.next({ type: "disconnect", i: user, m: { session } });
    }
    for (const one of others) {
      const text = JSON.stringify(one.locations);
      if (known.get(one.session)?.text === text) continue;
      known.set(one.session, { user: one.user, text });
      events.next(toStateEvent(one));
    }
  });
  return {
    heartbeats: new BehaviorSubject(new Date()),
    listen: (): Observable<PresenceEvent> => events,
    request(method: string, { data }: Params = {}): Observable<never> {
      if (method === "presence_announce" && data) announce(data.sessionId, data.locations);
      return EMPTY;
    },
  };
}
