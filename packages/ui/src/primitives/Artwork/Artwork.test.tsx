// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DrawingOptions } from "./painter.ts";

const fake = vi.hoisted(() => {
  class FakeWorker extends EventTarget {
    static made: FakeWorker[] = [];
    static refused = false;
    commissions: { kind: string; canvas: object }[] = [];
    constructor() {
      super();
      if (FakeWorker.refused) throw new Error("SecurityError");
      FakeWorker.made.push(this);
    }
    postMessage(commission: { kind: string; canvas: object }) {
      this.commissions.push(commission);
    }
  }
  return { FakeWorker, paintOnMainThread: vi.fn(() => fake.drawnHere), drawnHere: vi.fn() };
});
vi.mock("./worker.ts?worker&inline", () => ({ default: fake.FakeWorker }));
vi.mock("./paintOnMainThread.ts", () => ({ default: fake.paintOnMainThread }));

class FakePort {
  static made: FakePort[] = [];
  looks: Partial<DrawingOptions>[] = [];
  closed = false;
  onmessage: (() => void) | undefined;
  postMessage(look: Partial<DrawingOptions>) {
    this.looks.push(look);
  }
  close() {
    this.closed = true;
  }
}

let reduced = false;
let resized: () => void;
let report: (entries: { isIntersecting: boolean }[]) => void;
let observed = false;
const prototype = HTMLCanvasElement.prototype as { transferControlToOffscreen?: () => object };

/** The worker is module state. */
const load = async () => ({
  ...(await import("../../foundations/AgencyProvider/index.ts")),
  ...(await import("../../foundations/MotionProvider/index.ts")),
  ...(await import("./Artwork.tsx")),
});
let { Artwork, AgencyProvider, MotionProvider, MotionToggle } = await load();

beforeEach(async () => {
  fake.FakeWorker.made = [];
  fake.FakeWorker.refused = false;
  FakePort.made = [];
  reduced = false;
  observed = false;
  vi.clearAllMocks();
  vi.stubGlobal("MessageChannel", function channel(this: object) {
    const port = new FakePort();
    FakePort.made.push(port);
    return { port1: port, port2: {} };
  });
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => {
    draw(0);
    return 0;
  });
  vi.stubGlobal("matchMedia", () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {
        observed = true;
      }
      disconnect() {}
    },
  );
  const canvases = new WeakSet();
  prototype.transferControlToOffscreen = function (this: object) {
    if (canvases.has(this)) throw new Error("InvalidStateError");
    canvases.add(this);
    return {};
  };
  vi.resetModules();
  ({ Artwork, AgencyProvider, MotionProvider, MotionToggle } = await load());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.documentElement.removeAttribute("data-intro");
  delete prototype.transferControlToOffscreen;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const getLook = (port = FakePort.made.findLast(({ closed }) => !closed)) =>
  Object.assign({}, ...(port?.looks ?? [])) as DrawingOptions;
const settle = () => act(async () => void (await vi.dynamicImportSettled()));
const see = (isIntersecting: boolean) => report([{ isIntersecting }]);
const page = (children: ReactNode, language = "en") => (
  <AgencyProvider language={language}>
    <MotionProvider>
      {children}
      <MotionToggle label="Pause motion" />
    </MotionProvider>
  </AgencyProvider>
);
const hero = () => page(<Artwork kind="bundle" breathe />);

describe("Artwork", () => {
  it("hands its canvas to a worker, one for all drawings of the page", () => {
    const frames = vi.spyOn(window, "requestAnimationFrame");
    const { container } = render(
      page(
        <>
          <Artwork kind="bundle" breathe />
          <Artwork kind="maze" />
        </>,
      ),
    );
    expect(fake.FakeWorker.made).toHaveLength(1);
    expect(fake.FakeWorker.made[0]?.commissions.map(({ kind }) => kind)).toEqual([
      "bundle",
      "maze",
    ]);
    expect(container.querySelectorAll("[aria-hidden=true] canvas")).toHaveLength(2);
    expect(frames).toHaveBeenCalledTimes(2);
    expect(fake.paintOnMainThread).not.toHaveBeenCalled();
  });

  it("says when it is drawn", () => {
    const { container } = render(hero());
    const canvas = container.querySelector("canvas");
    expect(canvas?.dataset.state).toBe("waiting");
    FakePort.made[0]?.onmessage?.();
    expect(canvas?.dataset.state).toBe("drawn");
  });

  it("says its size at first and when it changes, as sharp as two pixels", () => {
    vi.stubGlobal("devicePixelRatio", 3);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
    render(hero());
    resized();
    expect(getLook()).toMatchObject({ width: 1280, density: 2 });
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(640);
    resized();
    expect(getLook()).toMatchObject({ width: 640 });
    expect(FakePort.made).toHaveLength(1);
  });

  it.each([
    ["en", false],
    ["ar", true],
  ])("in %s it is mirrored: %s", (language, mirrored) => {
    render(page(<Artwork kind="bundle" seed={7} />, language));
    expect(getLook()).toMatchObject({ mirrored, seed: 7, breathe: false });
  });

  it("breathes until motion is paused, and again when it goes on", () => {
    render(hero());
    expect(getLook()).toMatchObject({ breathe: true, still: false });
    fireEvent.click(screen.getByRole("button"));
    expect(getLook()).toMatchObject({ still: true });
    fireEvent.click(screen.getByRole("button"));
    expect(getLook()).toMatchObject({ still: false });
    expect(FakePort.made).toHaveLength(1);
  });

  it("stands still where the system asks for less motion", () => {
    reduced = true;
    render(hero());
    expect(getLook()).toMatchObject({ still: true });
  });

  it("moves while it is in view of a tab that shows", () => {
    render(hero());
    expect(getLook().seen).not.toBe(true);
    see(true);
    expect(getLook().seen).toBe(true);
    const hidden = vi.spyOn(document, "hidden", "get");
    for (const value of [true, false]) {
      hidden.mockReturnValue(value);
      document.dispatchEvent(new Event("visibilitychange"));
      expect(getLook().seen).toBe(!value);
    }
    see(false);
    expect(getLook().seen).toBe(false);
  });

  it("does not look for itself behind an intro", async () => {
    document.documentElement.setAttribute("data-intro", "");
    render(hero());
    expect(observed).toBe(false);
    document.documentElement.removeAttribute("data-intro");
    await settle();
    expect(observed).toBe(true);
  });

  it("bears effects that run twice, and leaves nothing behind", () => {
    const { container, unmount } = render(<StrictMode>{hero()}</StrictMode>);
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
    expect(FakePort.made.map(({ closed }) => closed)).toEqual([true, false]);
    expect(getLook()).toMatchObject({ breathe: true });
    const last = FakePort.made.at(-1);
    see(true);
    unmount();
    expect(last?.closed).toBe(true);
    expect(getLook(last).seen).toBe(false);
  });

  it("is drawn by the page, without breathing, where a canvas cannot be handed over", async () => {
    delete prototype.transferControlToOffscreen;
    const { container } = render(hero());
    await settle();
    resized();
    expect(fake.FakeWorker.made).toHaveLength(0);
    expect(fake.paintOnMainThread).toHaveBeenCalledOnce();
    expect(fake.drawnHere.mock.calls.length).toBeGreaterThan(1);
    for (const [look] of fake.drawnHere.mock.calls) expect(look.breathe).toBe(false);
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
  });

  it("is drawn by the page, and says nothing, where workers are refused", async () => {
    const error = vi.spyOn(console, "error");
    fake.FakeWorker.refused = true;
    render(hero());
    await settle();
    expect(fake.paintOnMainThread).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  it("is drawn by the page, on a canvas of its own, where the worker does not come up", async () => {
    const { container } = render(hero());
    const canvas = container.querySelector("canvas");
    const event = new Event("error", { cancelable: true });
    fake.FakeWorker.made[0]?.dispatchEvent(event);
    await settle();
    expect(event.defaultPrevented).toBe(true);
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
    expect(container.querySelector("canvas")).not.toBe(canvas);
    expect(fake.drawnHere.mock.calls[0]?.[0]).toMatchObject({ seed: 1, breathe: false });
    render(page(<Artwork kind="maze" />));
    await settle();
    expect(fake.FakeWorker.made[0]?.commissions).toHaveLength(1);
    expect(fake.paintOnMainThread).toHaveBeenCalledTimes(2);
  });

  it("is drawn by the page where its kind comes in a file of its own", async () => {
    render(page(<Artwork kind="star" />));
    await settle();
    expect(fake.FakeWorker.made).toHaveLength(0);
    expect(fake.paintOnMainThread).toHaveBeenCalledExactlyOnceWith(
      expect.any(HTMLCanvasElement),
      expect.any(Function),
      expect.any(Function),
    );
  });

  it("is drawn by the page once a new size has come to rest", async () => {
    const size = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
    render(page(<Artwork kind="star" />));
    await settle();
    resized();
    expect(fake.drawnHere).toHaveBeenLastCalledWith(expect.objectContaining({ width: 600 }));
    vi.useFakeTimers();
    for (const width of [610, 620, 630]) {
      size.mockReturnValue(width);
      resized();
      vi.advanceTimersByTime(16);
    }
    expect(fake.drawnHere).toHaveBeenLastCalledWith(expect.objectContaining({ width: 600 }));
    vi.runAllTimers();
    vi.useRealTimers();
    const widths = fake.drawnHere.mock.calls.map(([look]) => look.width as number);
    expect(widths.filter((width) => width > 600)).toEqual([630]);
  });

  it("draws nothing once it is gone", async () => {
    render(page(<Artwork kind="star" />)).unmount();
    await settle();
    expect(fake.paintOnMainThread).not.toHaveBeenCalled();
  });

  it("is an empty place of its shape on a server", () => {
    expect(renderToString(page(<Artwork kind="bundle" ratio="2" />))).toMatch(
      /^<div class="[^"]+" aria-hidden="true"><div class="[^"]+" style="aspect-ratio:2"><\/div><\/div>/,
    );
  });
});
