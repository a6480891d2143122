import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { refuse } from "../refusals/refusals.ts";
import { type ActionResult, callApi, getProblem, type Kind } from "./api.ts";
import { createMoves, type Move, type MovedRecord, type Moves, type Revisions } from "./moves.ts";

interface Sent {
  records: readonly MovedRecord[];
  /** In words. */
  said: string;
}

const joinNames = (records: readonly MovedRecord[]): string =>
  records.map(({ name }) => name).join(", ");

async function sendMove(
  kind: Kind,
  to: string,
  records: readonly MovedRecord[],
): Promise<{ said: string; isRefused: boolean; revisions: Revisions }> {
  const wanted = records.map(({ reference, from }) => ({ reference, from }));
  try {
    const body = { to, records: wanted };
    // The page may be left.
    const options = { keepalive: true };
    const answers = await callApi<ActionResult[]>(`/${kind}/status`, "POST", body, options);
    const done = records.filter((_, place) => answers[place]?.ok);
    const failed = records.flatMap(({ name }, place) => {
      const result = answers[place];
      return result?.ok === false ? [`${name} wasn’t moved. ${getProblem(result.code)}`] : [];
    });
    return {
      said: [...(done.length > 0 ? [`Moved to “${to}”: ${joinNames(done)}.`] : []), ...failed].join(
        " ",
      ),
      isRefused: failed.length > 0,
      revisions: new Map(answers.flatMap((one) => (one.ok ? [[one.reference, one.rev]] : []))),
    };
  } catch (error) {
    const said = `Not moved to “${to}”: ${joinNames(records)}. ${(error as Error).message}`;
    return { said, isRefused: true, revisions: new Map() };
  }
}

/** Undoable moves. Sends them when the board or page is left. */
export function useMoves(
  kind: Kind,
  onSent: (sent: Sent) => Promise<void>,
): { moves: Moves; held: readonly Move[] } {
  const handler = useRef(onSent);
  const isGone = useRef(false);
  const [moves] = useState(() =>
    createMoves(async (to, records) => {
      const { said, isRefused, revisions } = await sendMove(kind, to, records);
      if (!isGone.current) await handler.current({ records, said });
      else if (isRefused) refuse({ title: "A card couldn’t be moved.", sentence: said });
      return revisions;
    }),
  );
  useEffect(() => {
    handler.current = onSent;
  });
  useEffect(() => {
    const flush = () => void moves.flush();
    isGone.current = false;
    addEventListener("pagehide", flush);
    return () => {
      isGone.current = true;
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [moves]);
  return { moves, held: useSyncExternalStore(moves.subscribe, moves.getSnapshot) };
}
