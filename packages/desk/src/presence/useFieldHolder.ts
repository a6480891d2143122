import { useState, useSyncExternalStore } from "react";
import {
  getPresence,
  type Location,
  type Presence,
  type PresentSession,
  subscribeToPresence,
} from "./presence.ts";

type Path = readonly unknown[];

/** Compares segments by content: those of array items are objects. */
const isWithin = (path: Path | undefined, field: Path): boolean =>
  field.length > 0 &&
  field.every((segment, at) => JSON.stringify(path?.[at]) === JSON.stringify(segment));

const getPublishedId = (id: string): string => id.replace(/^drafts\./, "");

const isIn = (locations: Location[], id: string, field: Path): boolean =>
  locations.some(
    ({ documentId, path }) =>
      getPublishedId(documentId) === getPublishedId(id) && isWithin(path, field),
  );

interface Held {
  presence: Presence;
  holder: PresentSession | undefined;
  isOwn: boolean;
}

/** Gives a field to whoever was there first, until they leave. */
function getNext({ holder, isOwn }: Held, presence: Presence, id: string, field: Path): Held {
  const others = presence.others.filter(({ locations }) => isIn(locations, id, field));
  const same = others.find(({ session }) => session === holder?.session);
  const next = same ?? (isOwn ? undefined : others[0]);
  return { presence, holder: next, isOwn: !next && isIn(presence.own, id, field) };
}

/** Returns who else writes in a field, and must not be interrupted. */
export function useFieldHolder(id: string, field: Path): PresentSession | undefined {
  const presence = useSyncExternalStore(subscribeToPresence, getPresence);
  const [held, setHeld] = useState<Held>(() =>
    getNext({ presence, holder: undefined, isOwn: false }, presence, id, field),
  );
  if (held.presence === presence) return held.holder;
  const next = getNext(held, presence, id, field);
  setHeld(next);
  return next.holder;
}
