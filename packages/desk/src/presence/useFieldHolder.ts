import { useState, useSyncExternalStore } from "react";
import {
  type Field,
  getPresence,
  type Presence,
  type PresentSession,
  subscribeToPresence,
} from "./presence.ts";

/** Drafts and published documents are one. */
const getKey = ({ documentId, path }: Field): string =>
  JSON.stringify([documentId.replace(/^drafts\./, ""), path]);

interface Held {
  presence: Presence;
  holder: PresentSession | undefined;
  isOwn: boolean;
}

/** The first session in a field holds it until it leaves. */
function getNext({ holder, isOwn }: Held, presence: Presence, key: string): Held {
  const isHere = (field: Field | undefined) => field !== undefined && getKey(field) === key;
  const others = presence.others.filter(({ field }) => isHere(field));
  const same = others.find(({ session }) => session === holder?.session);
  const next = same ?? (isOwn ? undefined : others[0]);
  return { presence, holder: next, isOwn: !next && isHere(presence.own) };
}

/** Returns who else writes in a field. */
export function useFieldHolder(field: Field): PresentSession | undefined {
  const key = getKey(field);
  const presence = useSyncExternalStore(subscribeToPresence, getPresence);
  const [held, setHeld] = useState<Held>(() =>
    getNext({ presence, holder: undefined, isOwn: false }, presence, key),
  );
  if (held.presence === presence) return held.holder;
  const next = getNext(held, presence, key);
  setHeld(next);
  return next.holder;
}
