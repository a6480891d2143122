// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLazyModule, type LazyModule, usePrefetchOnIntent } from "./usePrefetchOnIntent.ts";

afterEach(cleanup);

const Shows = ({ source }: { source: LazyModule<string> }) =>
  usePrefetchOnIntent(source).part ?? "nothing";

function heldBack() {
  const tries: PromiseWithResolvers<string>[] = [];
  const load = vi.fn(() => {
    const one = Promise.withResolvers<string>();
    tries.push(one);
    return one.promise;
  });
  return { load, tries, source: createLazyModule(load) };
}

describe("useOnIntent", () => {
  it.each(["onPointerEnter", "onFocus", "onTouchStart"] as const)(
    "loads with %s and not before, once for all who want it",
    async (sign) => {
      const { load, tries, source } = heldBack();
      const first = renderHook(() => usePrefetchOnIntent(source));
      const second = renderHook(() => usePrefetchOnIntent(source));
      expect(load).not.toHaveBeenCalled();
      act(() => first.result.current.intentHandlers[sign]());
      act(() => first.result.current.intentHandlers[sign]());
      expect(load).toHaveBeenCalledOnce();
      expect(first.result.current.part).toBeUndefined();
      await act(async () => tries[0]?.resolve("menu"));
      expect(first.result.current.part).toBe("menu");
      expect(second.result.current.part).toBeUndefined();
      act(() => second.result.current.prefetch());
      expect(second.result.current.part).toBe("menu");
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it("says that the code did not come, and tries again with the next wish", async () => {
    const { load, tries, source } = heldBack();
    const { result } = renderHook(() => usePrefetchOnIntent(source));
    act(() => result.current.prefetch());
    await act(async () => tries[0]?.reject(new Error("offline")));
    expect(result.current).toMatchObject({ failed: true });
    act(() => result.current.prefetch());
    await act(async () => tries[1]?.resolve("menu"));
    expect(load).toHaveBeenCalledTimes(2);
    expect(result.current.part).toBe("menu");
    expect(result.current.failed).toBeUndefined();
  });

  it("has nothing in a first render, even where the code is there", async () => {
    const { tries, source } = heldBack();
    const loading = source.load();
    tries[0]?.resolve("menu");
    await loading;
    expect(renderToString(<Shows source={source} />)).toBe("nothing");
  });
});
