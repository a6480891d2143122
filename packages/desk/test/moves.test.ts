import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Row } from "../src/inbox/api.ts";
import {
  applyMoves,
  createMoves,
  getStored,
  getTarget,
  type MovedRecord,
  undoTime,
} from "../src/inbox/moves.ts";

const record = (reference: string, from = "new"): MovedRecord => ({
  reference,
  name: `Person ${reference}`,
  from,
});
const [one, two] = [record("APP-1"), record("APP-2")];

const send = vi.fn(async (_to: string, records: readonly MovedRecord[]) => {
  return new Map(records.map(({ reference }) => [reference, `${reference} moved`]));
});

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a move", () => {
  it("is sent after ten seconds, and shown before", async () => {
    const moves = createMoves(send);
    moves.add([one, two], "closed");
    expect(getTarget(moves.getSnapshot(), one.reference)).toBe("closed");
    await vi.advanceTimersByTimeAsync(undoTime - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([["closed", [one, two]]]);
    expect(moves.getSnapshot()).toEqual([]);
  });

  it("is not sent if it is undone", async () => {
    const moves = createMoves(send);
    moves.add([one], "closed");
    moves.undo();
    expect(moves.getSnapshot()).toEqual([]);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).not.toHaveBeenCalled();
    expect(moves.undo()).toBeUndefined();
  });

  it("does not cancel that of another card", async () => {
    const moves = createMoves(send);
    moves.add([one], "in review");
    await vi.advanceTimersByTimeAsync(4_000);
    moves.add([two], "closed");
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send.mock.calls).toEqual([
      ["in review", [one]],
      ["closed", [two]],
    ]);
  });

  it("replaces an earlier one of the card, which undo restores", async () => {
    const moves = createMoves(send);
    moves.add([one, two], "in review");
    await vi.advanceTimersByTimeAsync(9_000);
    moves.add([one], "interview");
    await vi.advanceTimersByTimeAsync(9_000);
    expect(send).not.toHaveBeenCalled();
    moves.undo();
    expect(getTarget(moves.getSnapshot(), one.reference)).toBe("in review");
    moves.add([one], "closed");
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send.mock.calls).toEqual([
      ["in review", [two]],
      ["closed", [one]],
    ]);
  });

  it("back to the stored status sends nothing", async () => {
    const moves = createMoves(send);
    moves.add([one], "closed");
    moves.add([one], "new");
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).not.toHaveBeenCalled();
  });

  it("is sent at once where that is asked, all or those of some records", async () => {
    const moves = createMoves(send);
    moves.add([one], "closed");
    moves.add([two], "interview");
    expect(await moves.flush([one.reference])).toEqual(new Map([["APP-1", "APP-1 moved"]]));
    expect(send.mock.calls).toEqual([["closed", [one]]]);
    await moves.flush();
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("cannot be undone while it is sent", async () => {
    const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
    const moves = createMoves(() => promise);
    const notified = vi.fn();
    moves.subscribe(notified);
    moves.add([one], "interview");
    const sent = moves.flush();
    expect(moves.undo()).toBeUndefined();
    const held = moves.getSnapshot();
    expect(getStored(held, { reference: "APP-1", status: "new" })).toBe("interview");
    expect(getStored(held, { reference: "APP-2", status: "new" })).toBe("new");
    resolve(new Map());
    await sent;
    expect(moves.getSnapshot()).toEqual([]);
    expect(notified).toHaveBeenCalledTimes(3);
  });
});

it("a moved card is in its new column, by time of arrival", () => {
  const row = (reference: string, status: string, at: string) =>
    ({ reference, status, at }) as unknown as Row;
  const columns = [
    { status: "new", rows: [row("APP-1", "new", "3"), row("APP-2", "new", "1")], isMore: true },
    {
      status: "closed",
      rows: [row("APP-3", "closed", "4"), row("APP-4", "closed", "2")],
      isMore: false,
    },
  ];
  const held = [{ id: 1, to: "closed", records: [one], isSending: false }];
  const shown = applyMoves(columns, held).map(({ rows }) => rows.map(({ reference }) => reference));
  expect(shown).toEqual([["APP-2"], ["APP-3", "APP-1", "APP-4"]]);
  expect(applyMoves(columns, [])).toEqual(columns);
});
