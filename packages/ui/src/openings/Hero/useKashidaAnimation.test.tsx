import { act, render, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitKashida, useKashidaAnimation } from "./useKashidaAnimation.ts";

const tatweel = "\u0640";
const open = `بي${tatweel.repeat(3)}ن`;

describe("stretchedBy", () => {
  it("keeps the letters and the wanted number of tatweels", () => {
    expect(limitKashida(open, 0)).toBe("بين");
    expect(limitKashida(open, 2)).toBe(`بي${tatweel.repeat(2)}ن`);
    expect(limitKashida(open, 9)).toBe(open);
  });
});

const Word = () => <p>{useKashidaAnimation(open)}</p>;

describe("useStretch", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("opens within 900 ms", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { result } = renderHook(() => useKashidaAnimation(open));
    expect(result.current).toBe("بين");
    for (let step = 0; step < 3; step++) {
      act(() => {
        vi.advanceTimersByTime(300);
      });
    }
    expect(result.current).toBe(open);
  });

  it("stays closed behind an intro, and opens when the page is shown", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    document.documentElement.setAttribute("data-intro", "");
    const { result } = renderHook(() => useKashidaAnimation(open));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(result.current).toBe("بين");
    document.documentElement.removeAttribute("data-intro");
    for (let step = 0; step < 4; step++) await act(() => vi.advanceTimersByTimeAsync(300));
    expect(result.current).toBe(open);
  });

  it("is open at once for those who asked for less motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect(renderHook(() => useKashidaAnimation(open)).result.current).toBe(open);
  });

  it("begins with what a server writes, and opens then", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const container = document.createElement("div");
    container.innerHTML = renderToString(<Word />);
    expect(container.textContent).toBe(open);

    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const onRecoverableError = vi.fn();
    render(<Word />, { container, hydrate: true, onRecoverableError });
    expect(container.textContent).toBe("بين");
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(300);
    });
    expect(container.textContent).toBe(limitKashida(open, 1));
  });
});
