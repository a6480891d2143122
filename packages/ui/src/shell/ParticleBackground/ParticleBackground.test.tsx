// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { MotionProvider } from "../../foundations/MotionProvider/index.ts";
import { ParticleBackground } from "./ParticleBackground.tsx";
import type { ParticleSettings } from "./particles.ts";

vi.mock("./particles.ts", () => ({ default: () => drawnHere }));
const drawnHere = vi.fn();

class FakeWorker {
  static made: FakeWorker[] = [];
  messages: Partial<ParticleSettings>[] = [];
  ended = false;
  onerror: ((event: Event) => void) | undefined;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: Partial<ParticleSettings>) {
    this.messages.push(message);
  }
  terminate() {
    this.ended = true;
  }
}

const prototype = HTMLCanvasElement.prototype as { transferControlToOffscreen?: () => object };
let reduced = false;
let handedOver: object[] = [];
const alive = () => FakeWorker.made.filter(({ ended }) => !ended);
const last = () => alive()[0]?.messages.at(-1);
const settle = () => act(async () => void (await vi.dynamicImportSettled()));

beforeEach(() => {
  reduced = false;
  FakeWorker.made = [];
  drawnHere.mockClear();
  localStorage.clear();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("devicePixelRatio", 2);
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => {
    draw(0);
    return 0;
  });
  vi.stubGlobal("matchMedia", () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const canvases = new WeakSet();
  handedOver = [];
  prototype.transferControlToOffscreen = function (this: object) {
    if (canvases.has(this)) throw new Error("InvalidStateError");
    canvases.add(this);
    handedOver.push({});
    return handedOver.at(-1) as object;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete prototype.transferControlToOffscreen;
});

const background = (count?: number) => (
  <AgencyProvider language="en">
    <MotionProvider>
      <ParticleBackground count={count} />
    </MotionProvider>
  </AgencyProvider>
);

describe("ParticleBackground", () => {
  it("hands its canvas to a worker, with 50 dots", async () => {
    const { container } = render(background());
    await settle();
    expect(alive()).toHaveLength(1);
    expect(alive()[0]?.messages[0]).toBe(handedOver.at(-1));
    expect(last()?.dots).toHaveLength(50 * 6);
    expect(last()?.pixelRatio).toBe(2);
    expect(last()?.moving).toBe(true);
    expect(drawnHere).not.toHaveBeenCalled();
    expect(container.querySelector("[aria-hidden=true] canvas")).not.toBeNull();
  });

  it("takes another number of dots, then and later", () => {
    const { rerender } = render(background(7));
    expect(last()?.dots).toHaveLength(42);
    rerender(background(9));
    expect(alive()).toHaveLength(1);
    expect(last()?.dots).toHaveLength(54);
    expect(last()?.moving).toBe(true);
  });

  it("keeps its drawing while a capture of the whole page makes the window one pixel", async () => {
    render(background());
    await settle();
    const before = alive()[0]?.messages.length;
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1);
    dispatchEvent(new Event("resize"));
    expect(alive()[0]?.messages).toHaveLength(before as number);
    vi.mocked(vi.spyOn(HTMLElement.prototype, "clientWidth", "get")).mockReturnValue(1280);
    dispatchEvent(new Event("resize"));
    expect(last()?.width).toBe(1280);
  });

  it("bears effects that run twice, and leaves nothing behind", () => {
    const { container, unmount } = render(<StrictMode>{background()}</StrictMode>);
    expect(FakeWorker.made).toHaveLength(2);
    expect(alive()).toHaveLength(1);
    expect(last()?.moving).toBe(true);
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
    unmount();
    expect(alive()).toHaveLength(0);
  });

  it.each([
    ["the system asks for less motion", () => (reduced = true)],
    ["the visitor has paused it", () => localStorage.setItem("motion", "paused")],
    ["the tab is hidden", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ])("stands still when %s", async (_, arrange) => {
    arrange();
    render(background());
    await settle();
    expect(last()?.moving).toBe(false);
  });

  it("stops when the tab is hidden and goes on when it is back", () => {
    render(background());
    const hidden = vi.spyOn(document, "hidden", "get");
    for (const value of [true, false]) {
      hidden.mockReturnValue(value);
      document.dispatchEvent(new Event("visibilitychange"));
      expect(last()?.moving).toBe(!value);
    }
  });

  it("follows the choice of the visitor, and another colour", async () => {
    const { container } = render(background());
    document.documentElement.dataset.motion = "paused";
    await settle();
    expect(last()?.moving).toBe(false);
    delete document.documentElement.dataset.motion;
    (container.querySelector("[aria-hidden] > div") as HTMLElement).style.color =
      "rgb(111, 214, 176)";
    document.documentElement.classList.toggle("light-theme");
    await settle();
    expect(last()?.moving).toBe(true);
    expect(last()?.color).toBe("rgb(111, 214, 176)");
  });

  it("draws on the page where a canvas cannot be handed over", async () => {
    delete prototype.transferControlToOffscreen;
    render(background());
    await settle();
    expect(alive()).toHaveLength(0);
    expect(drawnHere.mock.calls[0]?.[0].dots).toHaveLength(300);
    expect(drawnHere.mock.calls[0]?.[0].moving).toBe(true);
  });

  it("draws on the page, and says nothing, where workers are refused", async () => {
    const error = vi.spyOn(console, "error");
    vi.stubGlobal("Worker", function refuse() {
      throw new Error("SecurityError");
    });
    render(background());
    await settle();
    expect(drawnHere).toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  it("draws on the page, on a canvas of its own, where the worker does not come up", async () => {
    const { container } = render(background());
    const canvas = container.querySelector("canvas");
    const event = new Event("error", { cancelable: true });
    FakeWorker.made[0]?.onerror?.(event);
    await settle();
    expect(event.defaultPrevented).toBe(true);
    expect(alive()).toHaveLength(0);
    expect(drawnHere).toHaveBeenCalled();
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
    expect(container.querySelector("canvas")).not.toBe(canvas);
  });

  it("stops drawing when it goes", async () => {
    delete prototype.transferControlToOffscreen;
    const { unmount } = render(background());
    await settle();
    unmount();
    expect(drawnHere).toHaveBeenLastCalledWith({ moving: false });
  });

  it("draws nothing once it is gone", async () => {
    delete prototype.transferControlToOffscreen;
    render(background()).unmount();
    await settle();
    expect(drawnHere).not.toHaveBeenCalled();
  });

  it("is an empty element on a server", () => {
    expect(renderToString(background())).toMatch(
      /^<div aria-hidden="true"><div class="[^"]+"><\/div><\/div>$/,
    );
  });
});
