import { describe, expect, it, vi } from "vitest";
import { createWatchers } from "../src/accounts/watchers.ts";

type Notify = Parameters<Parameters<typeof createWatchers>[0]["subscribe"]>[0];

const editor = { _id: "p", _type: "person", _rev: "1", role: "editor" };

function watch(expiry = Date.now() + 60_000) {
  let notify: Notify = () => {};
  const subscribe = (given: Notify) => {
    notify = given;
    return () => {};
  };
  const close = vi.fn();
  const watchers = createWatchers({ subscribe } as never);
  const stop = watchers.add({ session: "s", person: "p", close, findExpiry: async () => expiry });
  const change = (id: string, before?: object, after?: object) =>
    notify({ documents: [{ id, before, after }] } as never);
  return { change, stop, close };
}

describe("the stream of a session", () => {
  it.each<[name: string, change: [id: string, before: object, after?: object]]>([
    ["its session ends", ["s", {}]],
    ["the access of its person ends", ["p", editor, { ...editor, isEnded: true }]],
    ["its person gets another role", ["p", editor, { ...editor, role: "admin" }]],
  ])("closes at once when %s", (_, changed) => {
    const { change, close } = watch();
    change(...changed);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("stays open while other documents change, and is not closed after its end", () => {
    const { change, close, stop } = watch();
    change("s", {}, { seenAt: "later" });
    change("other", {}, undefined);
    change("p", editor, { ...editor, name: "Nora" });
    stop();
    change("s", {}, undefined);
    expect(close).not.toHaveBeenCalled();
  });

  it("closes when its session expires", async () => {
    const { close, stop } = watch(Date.now() - 1);
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    stop();
  });
});
