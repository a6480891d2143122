import { getNextStatuses, getPreviousStatuses, statuses } from "@agency/content/statuses";
import { type Kind, types } from "./api.ts";

export interface MovableRecord {
  name: string;
  /** Stored status. */
  status: string;
  isWithdrawn: boolean;
}

function getAllowed(kind: Kind, one: MovableRecord, mayMoveBack: boolean): string[] {
  const type = types[kind];
  const next = getNextStatuses(type, one.status);
  return mayMoveBack && !one.isWithdrawn
    ? [...getPreviousStatuses(type, one.status), ...next]
    : next;
}

/** Returns why a record cannot be moved there, if so. */
export function explainRefusal(
  kind: Kind,
  one: MovableRecord,
  to: string,
  mayMoveBack: boolean,
): string | undefined {
  const { name, status, isWithdrawn } = one;
  if (to === status || getAllowed(kind, one, mayMoveBack).includes(to)) return undefined;
  if (isWithdrawn) return `${name} withdrew the application, so it stays in “${status}”.`;
  return status === statuses[types[kind]].at(-1)
    ? `“${status}” is final. Ask an admin to move ${name} back.`
    : `Cards only move forward. Ask an admin to move ${name} back to “${to}”.`;
}

/**
 * Lists the statuses that all records can get.
 *
 * @param shown statuses on the board
 */
export const getCommonSteps = (
  kind: Kind,
  some: readonly MovableRecord[],
  shown: readonly string[],
  mayMoveBack: boolean,
): string[] =>
  statuses[types[kind]].filter(
    (to) =>
      shown.some((status) => status !== to) &&
      some.every((one) => explainRefusal(kind, one, to, mayMoveBack) === undefined),
  );

/** Returns the label of a move. */
export function getMoveLabel(kind: Kind, from: string, to: string): string {
  const all: readonly string[] = statuses[types[kind]];
  return all.indexOf(to) < all.indexOf(from) ? `Move back to “${to}”` : `Move to “${to}”`;
}

/** Returns the status beside this one. */
export function getNeighbour(kind: Kind, status: string, offset: 1 | -1): string | undefined {
  const all: readonly string[] = statuses[types[kind]];
  return all[all.indexOf(status) + offset];
}
